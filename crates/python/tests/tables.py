"""What the tests share: every game with every number of seats, and random play."""

import random

import boneyard

TABLES = [
    boneyard.Rules(preset, seats) for preset in boneyard.PRESETS for seats in boneyard.Rules(preset).seats_allowed
]
"""Every preset with every number of seats that it allows."""


def ahead(round: boneyard.Round, chance: random.Random, moves: int) -> None:
    """Plays so many random moves, or to the end."""
    while moves > 0 and not round.over:
        round.play(chance.randrange(round.count_legal()))
        moves -= 1


def to_the_end(round: boneyard.Round, chance: random.Random) -> None:
    """Plays at random to the end."""
    ahead(round, chance, 100_000)
    assert round.over
