"""The solver finds what a plain minimax finds."""

import random
import unittest

import boneyard
from tables import TABLES, ahead

GAMES = [
    ('block deal.hand={"2":4}', 2),
    ("draw", 2),
    ("spanish-pairs", 4),
    ("venezuelan", 4),
    ("latin-pairs", 4),
]


def minimax(round: boneyard.Round, seat: int) -> float:
    """What a seat's side wins if everyone sees every tile and plays perfectly, for two sides."""
    if round.over:
        return round.rewards()[seat]
    own = any({seat, round.turn} <= set(side) for side in round.rules.sides)
    return (max if own else min)(values(round, seat))


def values(round: boneyard.Round, seat: int) -> list[float]:
    """The value after each legal move."""
    after = []
    for index in range(round.count_legal()):
        next = round.copy()
        next.play(index)
        after.append(minimax(next, seat))
    return after


def is_small(round: boneyard.Round) -> bool:
    return sum(round.view(0).counts) <= 7 and len(round.boneyard) <= 18


class Solver(unittest.TestCase):
    def test_it_agrees_with_minimax(self):
        chance = random.Random(40)
        solved = 0
        for text, seats in GAMES:
            for _ in range(12):
                round = boneyard.Round(text, seats, seed=chance.getrandbits(64))
                while not round.over and not is_small(round):
                    ahead(round, chance, 1)
                if round.over or (len(round.boneyard) > 3 and round.rules.text == "draw"):
                    continue
                with self.subTest(text, history=round.history):
                    solution = round.solve()
                    self.assertTrue(solution.exact)
                    expected = dict(zip(round.legal_moves(), values(round, round.turn)))
                    found = {move: at_least for move, (at_least, _) in solution.moves}
                    self.assertEqual(found, expected)
                    self.assertEqual(solution.value[0], max(expected.values()))
                    self.assertEqual(expected[solution.best], max(expected.values()))
                    solved += 1
        self.assertGreater(solved, 20)

    def test_every_line_game_is_solved_and_the_others_are_refused(self):
        solvable = 0
        for rules in TABLES:
            round = boneyard.Round(rules, seed=41)
            if rules.solvable:
                ahead(round, random.Random(41), 12)
                if not round.over:
                    solution = round.solve(nodes=200)
                    self.assertEqual(sorted(move for move, _ in solution.moves), sorted(round.legal_moves()))
                    self.assertLessEqual(*solution.value)
                solvable += 1
            else:
                with self.assertRaises(boneyard.BoneyardError) as refused:
                    round.solve()
                self.assertEqual(refused.exception.code, "unsupported", rules)
        self.assertGreater(solvable, 27)


if __name__ == "__main__":
    unittest.main()
