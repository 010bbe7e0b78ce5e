"""A queue model of several servers on one database, with times that were measured."""
