"""All matches of a server: found, loaded, stored, protected."""
