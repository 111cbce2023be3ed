"""Looks of names: names that a reader cannot tell apart are one name.

A small table of our own instead of Unicode's whole list of confusables: capital and small letters
of the Cyrillic and Greek alphabets that look like Latin ones in common fonts, and the few Latin
letters, digits and pairs that people use to imitate each other. Marks above and below letters are
kept: Jörg and Jorg are two names. Case goes after the table was asked, because a capital I looks
like a small L, which a small i does not.
"""

import unicodedata

LONGEST = 80

_CAPITALS = dict(
    zip(
        "АВЕЅЗІЈКМНОРСТУХԌԛԜҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺІӀΙ",
        "abes3ljkmhopctyxgqwyabezhlkmnoptyxcmlll",
        strict=True,
    )
)
_SMALL = dict(
    zip(
        "авеѕзіјкмнорстухһԁԛԝѵүӏɡɑαικνορτυχγϲ",
        "abes3ijkmhopctyxhdqwvylgaaikvoptuxyc",
        strict=True,
    )
)
_LATIN = {"I": "l", "1": "l", "|": "l", "ı": "i", "0": "o", "ß": "ss", "’": "'", "`": "'", "´": "'"}
_TABLE = str.maketrans({**_CAPITALS, **_SMALL, **_LATIN})
_PAIRS = (("rn", "m"), ("vv", "w"))


def look_of(name: str) -> str:
    """The same text for all names that look alike."""
    plain = unicodedata.normalize("NFKC", name).translate(_TABLE)
    plain = unicodedata.normalize("NFKC", plain.casefold())
    for pair, letter in _PAIRS:
        plain = plain.replace(pair, letter)
    return " ".join(plain.split())[:LONGEST]
