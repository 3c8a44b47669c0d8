"""The compiled part of the package.

Seats and sides count from 0, in the order of play. Tiles and moves are texts as in Domino Game Notation: `4-6`, `4-6@R`,
`draw`, `close`, `done`, `pass`. In the text of a move, the train of a seat is named by the seat's number, counted from 1.
Every refusal is a `BoneyardError` with one sentence.
"""

from collections.abc import Sequence
from typing import Final, final

__all__ = [
    "BoneyardError",
    "PRESETS",
    "Rules",
    "Round",
    "View",
    "Match",
    "Batch",
    "Bot",
    "Solution",
    "playouts",
]

PRESETS: Final[tuple[str, ...]]
"""The names of all games."""

class BoneyardError(ValueError):
    """Why a call was refused, in one sentence. `code` names the kind of mistake."""

    code: str
    """One of `rules`, `seats`, `seat`, `seed`, `size`, `move`, `over`, `not-over`, `not-your-turn`, `other-match`, `bot`,
    `unsupported` and `contradiction`."""

@final
class Rules:
    """The rules of a game at a table of some number of seats.

    `text` is a preset with your changes, such as `draw` or `draw draw.reserve=2`. `seats` is the first number that the
    rules allow if you leave it out.

    Raises `BoneyardError` with the code `rules` for a text that is not a set of rules, and `seats` for a table that the
    rules do not have.
    """

    def __new__(cls, text: str, seats: int | None = None) -> Rules: ...
    @property
    def text(self) -> str:
        """The preset's name and the parameters that differ from it."""
    @property
    def seats(self) -> int:
        """How many seats play."""
    @property
    def seats_allowed(self) -> list[int]:
        """The numbers of seats that these rules allow."""
    @property
    def sides(self) -> list[list[int]]:
        """The seats of each side. Seats of one side score together."""
    @property
    def tiles(self) -> list[str]:
        """The tiles in play, in ascending order: the order of tiles in observations and actions."""
    @property
    def hand_size(self) -> int:
        """How many tiles each seat is dealt."""
    @property
    def target(self) -> int | None:
        """The points that end a match; `None` where only the number of rounds ends it."""
    @property
    def solvable(self) -> bool:
        """Whether the solver supports these rules. It also needs a round with at most 64 tiles off the table."""
    @property
    def observation_size(self) -> int:
        """The length of an observation, in bytes."""
    @property
    def observation_blocks(self) -> list[tuple[str, list[int]]]:
        """The blocks of an observation in order: a name and a shape each. The README says what they mean."""
    @property
    def action_count(self) -> int:
        """How many actions are numbered."""
    @property
    def action_names(self) -> list[str]:
        """What each action does."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Round:
    """A round in progress. Every tile is known; `view` gives what one seat may see.

    The same rules, seats and seed deal the same tiles. Hands that the rules redeal are dealt again. If the tiles do not
    decide who leads, a random seat leads.
    """

    def __new__(cls, rules: str | Rules, seats: int | None = None, seed: int = 0) -> Round: ...
    @property
    def rules(self) -> Rules:
        """The rules of the round."""
    @property
    def turn(self) -> int:
        """The seat whose turn it is. After the end, the seat that went out or the seat that would follow."""
    @property
    def leader(self) -> int:
        """The seat that led or is due to lead."""
    @property
    def over(self) -> bool:
        """Whether the round is over."""
    @property
    def outcome(self) -> tuple[str, int] | None:
        """`("out", seat)`, or `("blocked", seat)` with the seat that laid the last tile; `None` until the round is over."""
    def legal_moves(self) -> list[str]:
        """The legal moves of the seat whose turn it is; empty once the round is over."""
    def count_legal(self) -> int:
        """How many moves are legal. This is faster than the length of `legal_moves()`."""
    def play(self, choice: int | str) -> None:
        """Play a move: its text, or its index in `legal_moves()`.

        Raises `BoneyardError` with the code `move` for a move that is not legal, and `over` after the end. The round is
        then unchanged.
        """
    def legal_actions(self) -> list[int]:
        """The numbers of the legal moves, in the order of `legal_moves()`. No number comes twice."""
    def act(self, action: int) -> None:
        """Play the legal move with this number. Refuses as `play` does."""
    def action_mask(self) -> bytes:
        """One byte for each action: 1 if it is legal for the seat whose turn it is."""
    def view(self, seat: int | None = None) -> View:
        """What a seat may see; the seat whose turn it is if none is given."""
    def observation(self, seat: int | None = None) -> bytes:
        """What a seat may see as a vector of `rules.observation_size` bytes."""
    def hand(self, seat: int) -> list[str]:
        """The tiles of a seat, in ascending order."""
    @property
    def boneyard(self) -> list[str]:
        """The tiles that nobody was dealt or drew, the next one first."""
    @property
    def ends(self) -> list[tuple[str, int]]:
        """The open ends: a place and a number each. Empty for triangles."""
    @property
    def history(self) -> list[tuple[int, str, str | None]]:
        """The actions so far: a seat, a move, and the tile if it was drawn."""
    def rewards(self) -> list[float]:
        """What the finished round is worth to each seat, in points.

        This is what the account of its side gained, less the mean of what the other sides gained. More is better, also
        where points are bad. Half of the points that are only remembered count. Raises `BoneyardError` with the code
        `not-over` before the end.
        """
    def scores(self) -> list[int]:
        """The points that the finished round adds to the account of each side."""
    def solve(self, nodes: int = 10_000_000) -> Solution:
        """The value of the round and of every legal move if everyone sees every tile and plays perfectly.

        The search visits at most `nodes` positions; a core visits some millions in a second. Raises `BoneyardError` with
        the code `unsupported` where the solver does not support the rules: it plays lines with two ends.
        """
    def copy(self) -> Round:
        """Another round with the same tiles and history."""
    def __copy__(self) -> Round: ...
    def __deepcopy__(self, _memo: object) -> Round: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__ = None  # type: ignore[assignment]

@final
class View:
    """What one seat may see of a round. It has no field for hidden tiles.

    `Round.view` makes one. A player with two hands sees both.
    """

    @property
    def rules(self) -> Rules:
        """The rules of the round."""
    @property
    def seat(self) -> int:
        """The seat that sees this view."""
    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
    @property
    def leader(self) -> int:
        """The seat that led or is due to lead."""
    @property
    def over(self) -> bool:
        """Whether the round is over."""
    @property
    def hand(self) -> list[str]:
        """The tiles of this seat, in ascending order."""
    @property
    def other_hand(self) -> list[str] | None:
        """The other hand of this seat's player, where each player has two."""
    @property
    def counts(self) -> list[int]:
        """How many tiles each seat holds."""
    @property
    def boneyard(self) -> int:
        """How many tiles were not dealt and not drawn."""
    @property
    def drawn(self) -> int:
        """How many tiles were drawn so far in this turn, or since the double that the turn must now cover."""
    @property
    def ends(self) -> list[tuple[str, int]]:
        """The open ends: a place and a number each. Empty for triangles."""
    @property
    def history(self) -> list[tuple[int, str, str | None]]:
        """The actions so far: a seat, a move, and the tile if this seat saw which one was drawn."""
    def legal_moves(self) -> list[str]:
        """The legal moves of this seat; empty during another seat's turn."""
    def legal_actions(self) -> list[int]:
        """The numbers of the legal moves, in the order of `legal_moves()`."""
    def action_mask(self) -> bytes:
        """One byte for each action: 1 if it is legal for this seat now."""
    def observation(self) -> bytes:
        """This view as a vector of `rules.observation_size` bytes."""
    def may_hold(self, seat: int) -> list[str]:
        """The tiles that a seat may hold, by everything that follows from passes, draws and counts."""
    def resample(self, count: int = 1, seed: int = 0) -> list[Round]:
        """Whole rounds that this seat cannot tell from the one it sees.

        All deals that agree with every pass, draw and count are equally likely; the order of the boneyard is random.
        Raises `BoneyardError` with the code `over` after the end.
        """
    def __eq__(self, other: object, /) -> bool: ...
    __hash__ = None  # type: ignore[assignment]

@final
class Match:
    """A match: rounds up to the target of the rules."""

    def __new__(cls, rules: str | Rules, seats: int | None = None, seed: int = 0) -> Match: ...
    @property
    def rules(self) -> Rules:
        """The rules of the match."""
    def deal(self) -> Round:
        """Deal the next round. Raises `BoneyardError` with the code `over` once the match is over."""
    def finish(self, round: Round) -> list[int]:
        """Write down the round that was dealt last, and return the points that it adds to the account of each side.

        Raises `BoneyardError` with the code `not-over` before the end of the round, and `other-match` for another round.
        """
    @property
    def points(self) -> list[int]:
        """The points of each side."""
    @property
    def rounds(self) -> int:
        """How many rounds were finished."""
    @property
    def over(self) -> bool:
        """Whether the match is over."""
    @property
    def winners(self) -> list[int] | None:
        """The sides that won; `None` until the match is over. Empty in a drawn match."""

@final
class Batch:
    """Many rounds of one game at a time. A round that ends is replaced by a new deal.

    Every array is a read-only `memoryview` of the state at the time of the call, which `numpy.asarray` takes without a
    copy. `n` is the number of tables.
    """

    def __new__(cls, rules: str | Rules, size: int, seats: int | None = None, seed: int = 0) -> Batch: ...
    @property
    def rules(self) -> Rules:
        """The rules of the rounds."""
    def __len__(self) -> int:
        """How many tables there are."""
    def turns(self) -> memoryview[int]:
        """The seat whose turn it is at each table: `uint8`, shape `(n,)`."""
    def counts(self) -> memoryview[int]:
        """How many moves are legal at each table, at least 1: `uint16`, shape `(n,)`."""
    def observations(self) -> memoryview[int]:
        """What the seat whose turn it is sees at each table: `uint8`, shape `(n, rules.observation_size)`."""
    def masks(self) -> memoryview[int]:
        """1 for each legal action at each table: `uint8`, shape `(n, rules.action_count)`."""
    def step(self, choices: Sequence[int] | memoryview[int]) -> tuple[memoryview[float], memoryview[int]]:
        """Play one move at each table: its index among the `counts()` legal moves there.

        Takes `n` integers: a list, or an array of `uint8`, `uint16`, `uint32`, `int32` or `int64`. Returns the rewards of each
        seat (`float32`, shape `(n, seats)`, as `Round.rewards` where a round ended, else 0) and whether each round ended
        (`uint8`, shape `(n,)`). Raises `BoneyardError` if one choice is not legal; then nothing is played.
        """
    def act(self, actions: Sequence[int] | memoryview[int]) -> tuple[memoryview[float], memoryview[int]]:
        """Play one move at each table: the number of a legal action. Takes and returns arrays as `step` does."""
    def round(self, table: int) -> Round:
        """A copy of the round at one table. Its boneyard is in random order: the batch decides each draw when it comes."""

@final
class Bot:
    """A bot by its name: `beginner`, `easy`, `steady`, `strong`, `master`, `random`, `greedy`, and `mc-N` and `pimc-N` with a
    number of deals.

    A bot gets a view, so it cannot know what others hold. Raises `BoneyardError` with the code `bot` for another name.
    """

    def __new__(cls, name: str) -> Bot: ...
    @property
    def name(self) -> str:
        """The name of the bot."""
    def choose(self, view: View, seed: int = 0) -> str:
        """The move that the bot chooses. The same view and seed give the same move.

        Raises `BoneyardError` with the code `not-your-turn` during another seat's turn, and `over` after the end.
        """

@final
class Solution:
    """The value of a round and of every legal move for the side whose turn it is, in points.

    A value is the points that the round will give this side, less those of all other sides.
    """

    @property
    def value(self) -> tuple[int, int]:
        """Two bounds of the value of the round, both included. They are equal unless the search was cut short."""
    @property
    def moves(self) -> list[tuple[str, tuple[int, int]]]:
        """Two bounds of the value after each legal move."""
    @property
    def exact(self) -> bool:
        """Whether every value is exact."""
    @property
    def best(self) -> str:
        """The move of which most is proved."""

def playouts(rules: str | Rules, count: int, seats: int | None = None, seed: int = 0) -> tuple[int, int]:
    """Deal `count` times and play every round at random to its end, all in compiled code.

    Returns how many rounds and how many actions were played. Hands that the rules redeal are no round.
    """
