"""Proofs of what the site promises, sized by an argument; scripts/trust.py runs and reports them.

A part has a `CLAIM`, the sentence that it tries to break, and `run(size)`, which returns figures
or raises an AssertionError. At size 1 all parts together take up to an hour.
"""
