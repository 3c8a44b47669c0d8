"""Bad input gives one clear sentence."""

import pickle
import random
import unittest

import boneyard
from tables import to_the_end


def ended() -> boneyard.Round:
    round = boneyard.Round("draw", seed=50)
    to_the_end(round, random.Random(50))
    return round


REFUSED = {
    "an unknown preset": ("rules", lambda: boneyard.Rules("drow"), "no preset is called `drow`; did you mean `draw`?"),
    "an empty text": ("rules", lambda: boneyard.Rules(""), "no preset is called ``"),
    "an unknown parameter": ("rules", lambda: boneyard.Round("draw eggs=1"), "no parameter is called `eggs`"),
    "a table that is too large": ("seats", lambda: boneyard.Rules("draw", 5), "has no table of 5 seats; it has 2, 3, 4"),
    "a negative table": ("seats", lambda: boneyard.Rules("draw", -2), "has no table of -2 seats"),
    "an unknown seat": ("seat", lambda: boneyard.Round("draw").view(2), "there is no seat 2: seats are 0 to 1"),
    "a negative seat": ("seat", lambda: boneyard.Round("draw").hand(-1), "there is no seat -1"),
    "a negative seed": ("seed", lambda: boneyard.Round("draw", seed=-1), "-1 is no seed"),
    "a large seed": ("seed", lambda: boneyard.Round("draw", seed=2**64), "is no seed"),
    "a move that is no move": ("move", lambda: boneyard.Round("draw").play("6"), "not a move: `6`"),
    "a tile of another hand": ("move", lambda: boneyard.Round("draw", seed=1).play("0-7"), "0-7 is not in this hand"),
    "an index that is too large": ("move", lambda: boneyard.Round("draw").play(99), "there is no legal move 99"),
    "a negative index": ("move", lambda: boneyard.Round("draw").play(-1), "there is no legal move -1"),
    "an action that is not legal": ("move", lambda: boneyard.Round("draw").act(10**6), "action 1000000 is not legal now"),
    "a draw from nothing": ("move", lambda: boneyard.Round("spanish-pairs").play("draw"), "nothing may be drawn now"),
    "a play after the end": ("over", lambda: ended().play("pass"), "the round is over"),
    "an index after the end": ("over", lambda: ended().play(0), "the round is over"),
    "an action after the end": ("over", lambda: ended().act(0), "the round is over"),
    "resampling after the end": ("over", lambda: ended().view().resample(), "the round is over"),
    "solving after the end": ("over", lambda: ended().solve(), "the round is over"),
    "a bot after the end": ("over", lambda: boneyard.Bot("greedy").choose(ended().view()), "the round is over"),
    "rewards before the end": ("not-over", lambda: boneyard.Round("draw").rewards(), "the round is not over"),
    "an unknown bot": ("bot", lambda: boneyard.Bot("mastre"), "there is no bot `mastre`"),
    "rounds below zero": ("size", lambda: boneyard.playouts("draw", -1), "-1 rounds cannot be played"),
    "samples below zero": ("size", lambda: boneyard.Round("draw").view().resample(-1), "-1 rounds are too few"),
    "an empty batch": ("size", lambda: boneyard.Batch("draw", 0), "a batch cannot have 0 tables"),
    "a huge batch": ("size", lambda: boneyard.Batch("draw", 10**12), "a batch cannot have"),
    "a table out of the batch": ("size", lambda: boneyard.Batch("draw", 2).round(2), "there is no table 2"),
    "a cross for the solver": ("unsupported", lambda: boneyard.Round("all-fives").solve(), "lines with two ends"),
}


class Errors(unittest.TestCase):
    def test_bad_input_is_refused_in_one_sentence(self):
        for what, (code, call, message) in REFUSED.items():
            with self.subTest(what), self.assertRaises(ValueError) as refused:
                call()
            error = refused.exception
            self.assertIsInstance(error, boneyard.BoneyardError)
            self.assertEqual(error.code, code, what)
            self.assertIn(message, str(error))

    def test_a_bot_out_of_turn(self):
        round = boneyard.Round("draw", seed=51)
        with self.assertRaises(boneyard.BoneyardError) as refused:
            boneyard.Bot("greedy").choose(round.view(1 - round.turn))
        self.assertEqual(refused.exception.code, "not-your-turn")

    def test_other_types_are_type_errors(self):
        for call in (
            lambda: boneyard.Round(5),
            lambda: boneyard.Rules(None),
            lambda: boneyard.Round("draw").play(None),
            lambda: boneyard.Round("draw").view("0"),
            lambda: boneyard.Bot("greedy").choose(boneyard.Round("draw")),
        ):
            with self.assertRaises(TypeError):
                call()

    def test_rules_are_equal_by_what_they_say(self):
        rules = boneyard.Rules("draw draw.reserve=2", 3)
        self.assertEqual(rules, boneyard.Rules("draw draw.reserve=2", 3))
        self.assertEqual(len({rules, boneyard.Rules("draw draw.reserve=2", 3), boneyard.Rules("draw")}), 2)
        self.assertEqual(pickle.loads(pickle.dumps(rules)), rules)


if __name__ == "__main__":
    unittest.main()
