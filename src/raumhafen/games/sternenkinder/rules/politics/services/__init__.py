"""A11.5 to A11.9 Services of the underground one by one: targets, price, what is done.

args = [service, the answers that say what it is about]. A service answers with the options of the
next detail, and with none when all is said.
"""
