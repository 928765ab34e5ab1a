"""The laws that hold for every game, for authors of games to run over theirs.

With pytest, in a test of your own:

    @pytest.mark.parametrize("law", laws(CASE := Case(GAME, swaps)))
    def test_law(law):
        obey(CASE, law)

Nothing here needs pytest. `docs/testing.md` says what the laws are and how `swaps` is written.
"""

from rosenkrieg.testing.kit import LAWS, Law, laws, obey
from rosenkrieg.testing.play import Case, Swaps

__all__ = ["LAWS", "Case", "Law", "Swaps", "laws", "obey"]
