"""Forged records, and what each verifier must say of them."""
