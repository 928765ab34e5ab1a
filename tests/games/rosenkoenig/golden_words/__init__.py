"""The catalogues with which the golden matches were written: texts can change, matches stay."""
