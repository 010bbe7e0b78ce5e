"""Bad input with the answer that it is given: ``python -m tests.hostile.corpus.make`` renews it."""
