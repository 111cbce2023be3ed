"""The wheels and the site of the documentation, as users get them."""
