"""The contract every game fulfils, and what follows from it: matches, records, fair dice."""
