"""The table drawn with rich: every sign that a colour gives, a letter or a mark gives too."""
