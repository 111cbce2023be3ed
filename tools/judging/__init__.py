"""What `tools/train_judgement.py` does: plays matches, fits weights, writes them down."""
