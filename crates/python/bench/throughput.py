"""Random rounds a second from Python: Boneyard and OpenSpiel's dominoes, one after the other in one run on one core.

    pip install "boneyard[pettingzoo]" open_spiel
    python throughput.py [seconds]

Every line plays whole rounds: a deal, then a random legal move of whoever's turn it is, until the round is over, and then the points of
each player. The clock is the processor time of this process. Each line is measured three times, in turn with all others, for the
given number of seconds (2 by default); the median counts. `observed` means that each decision also makes the observation of the player
who moves, as each library has it.

The games are the nearest that both have. For two players: OpenSpiel's `python_block_dominoes` and our `block`. For two pairs: OpenSpiel's
`python_team_dominoes` and our `spanish-pairs`. In OpenSpiel the first player leads any tile and nobody passes: who cannot play is skipped. In
our `block` the highest double leads, and a pass is a move, so that our rounds have more moves. The numbers are rounds, not moves.
"""

import os
import random
import statistics
import sys
import time

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[name] = "1"

import numpy as np

import boneyard

try:
    import pyspiel
    from open_spiel.python.games import block_dominoes, team_dominoes  # noqa: F401  (they register their games)
except ImportError:
    pyspiel = None

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
GAMES = {"two players": ("python_block_dominoes", "block", 2), "two pairs": ("python_team_dominoes", "spanish-pairs", 4)}
TABLES = 4096


def open_spiel(game: str, observed: bool):
    """OpenSpiel, through its own interface. Its deal is a random choice too, tile by tile."""
    loaded = pyspiel.load_game(game)
    observer = loaded.make_py_observer() if observed else None

    def rounds() -> int:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                player = state.current_player()
                if observer is not None:
                    observer.set_from(state, player)
                state.apply_action(random.choice(state.legal_actions()))
        state.returns()
        return 1

    return rounds


def one_by_one(rules: str, seats: int, observed: bool):
    """The plain environment: one call for each move."""
    rules, seeds = boneyard.Rules(rules, seats), iter(range(10**9))
    pick = random.random

    def rounds() -> int:
        round = boneyard.Round(rules, seed=next(seeds))
        while not round.over:
            if observed:
                round.observation()
            round.play(int(pick() * round.count_legal()))
        round.rewards()
        return 1

    return rounds


def batch(rules: str, seats: int, observed: bool):
    """The batch environment: one call for a move at each of 4096 tables. numpy draws the random moves."""
    tables, generator = boneyard.Batch(rules, TABLES, seats, seed=1), np.random.default_rng(1)

    def rounds() -> int:
        if observed:
            np.asarray(tables.observations())
        counts = np.asarray(tables.counts())
        _, over = tables.step((generator.random(TABLES) * counts).astype(np.uint32))
        return int(np.count_nonzero(over))

    return rounds


def playouts(rules: str, seats: int, _observed: bool):
    """Whole random rounds in compiled code, without points."""
    seeds = iter(range(10**9))
    return lambda: boneyard.playouts(rules, TABLES, seats, seed=next(seeds))[0]


def measure(rounds) -> float:
    """Rounds in a second of processor time."""
    played, start = 0, time.process_time()
    while (taken := time.process_time() - start) < SECONDS:
        played += rounds()
    return played / taken


def main() -> None:
    print(f"{'':12} {'':30} {'rounds/s':>10} {'times OpenSpiel':>16}")
    for title, (theirs, ours, seats) in GAMES.items():
        lines = {}
        for observed in (False, True):
            how = ", observed" if observed else ""
            if pyspiel is not None:
                lines[f"OpenSpiel{how}"] = open_spiel(theirs, observed), observed
            lines[f"Round{how}"] = one_by_one(ours, seats, observed), observed
            lines[f"Batch{how}"] = batch(ours, seats, observed), observed
        lines["playouts"] = playouts(ours, seats, False), False
        found = {name: [] for name in lines}
        for _ in range(3):
            for name, (rounds, _) in lines.items():
                found[name].append(measure(rounds))
        for name, (_, observed) in lines.items():
            speed = statistics.median(found[name])
            peer = found.get("OpenSpiel, observed" if observed else "OpenSpiel")
            ratio = f"{speed / statistics.median(peer):.0f}" if peer else "not installed"
            print(f"{title:12} {name:30} {speed:10,.0f} {ratio:>16}")


if __name__ == "__main__":
    main()
