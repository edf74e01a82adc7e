"""The journal: what a table keeps, and how it is read again."""
