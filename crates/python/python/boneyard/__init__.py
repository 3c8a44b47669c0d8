"""Dominoes for researchers: 38 games, environments, hidden hands, bots and an exact solver.

Start with `Round`, the plain environment. `Batch` plays many rounds at a time, and `boneyard.pettingzoo` is the
environment for PettingZoo. The README of the package has the layout of observations and actions.
"""

from boneyard._boneyard import (
    PRESETS,
    Batch,
    BoneyardError,
    Bot,
    Match,
    Round,
    Rules,
    Solution,
    View,
    playouts,
)

__all__ = [
    "PRESETS",
    "Batch",
    "BoneyardError",
    "Bot",
    "Match",
    "Round",
    "Rules",
    "Solution",
    "View",
    "playouts",
]
