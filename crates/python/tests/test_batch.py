"""Many rounds at a time: the same rounds, observations and rewards as one at a time."""

import array
import random
import unittest

import boneyard
from tables import TABLES


class Batches(unittest.TestCase):
    def test_every_table_plays_as_a_round_of_its_own(self):
        chance = random.Random(30)
        for rules in TABLES:
            with self.subTest(rules):
                batch = boneyard.Batch(rules, 2, seed=chance.getrandbits(64))
                ended = 0
                while ended < 2:
                    rounds = [batch.round(at) for at in range(2)]
                    # Every other position is compared, as the comparison takes most of the time.
                    if chance.random() < 0.5:
                        self.check_same(batch, rounds)
                    choices = [chance.randrange(count) for count in batch.counts()]
                    rewards, over = batch.step(choices)
                    for at, (round, choice) in enumerate(zip(rounds, choices)):
                        if round.legal_moves()[choice] == "draw":
                            self.assertFalse(over[at])
                            continue
                        round.play(choice)
                        self.assertEqual(bool(over[at]), round.over)
                        found = rewards.tolist()[at]
                        expected = round.rewards() if round.over else [0.0] * rules.seats
                        for one, other in zip(found, expected):
                            self.assertAlmostEqual(one, other, places=3)
                    ended += sum(over)

    def check_same(self, batch, rounds):
        turns, counts = batch.turns(), batch.counts()
        observations, masks = batch.observations(), batch.masks()
        self.assertEqual(observations.shape, (2, batch.rules.observation_size))
        self.assertEqual(masks.shape, (2, batch.rules.action_count))
        for at, round in enumerate(rounds):
            self.assertEqual(turns[at], round.turn)
            self.assertEqual(counts[at], round.count_legal())
            self.assertEqual(bytes(observations.tolist()[at]), round.observation())
            self.assertEqual(bytes(masks.tolist()[at]), round.action_mask())

    def test_numbered_actions_play_the_same(self):
        chance = random.Random(31)
        by_index, by_number = (boneyard.Batch("draw", 8, seed=32) for _ in range(2))
        for _ in range(60):
            choices = [chance.randrange(count) for count in by_index.counts()]
            actions = [by_number.round(at).legal_actions()[choice] for at, choice in enumerate(choices)]
            # The copies have used random numbers, so both batches make them.
            for at in range(8):
                by_index.round(at)
            played, numbered = by_index.step(array.array("i", choices)), by_number.act(array.array("q", actions))
            self.assertEqual([bytes(part) for part in played], [bytes(part) for part in numbered])
            self.assertEqual(bytes(by_index.observations()), bytes(by_number.observations()))

    def test_a_refused_step_plays_nothing(self):
        batch = boneyard.Batch("block", 3, seed=33)
        before = bytes(batch.observations())
        for choices in ([0, 0], [0, 0, 99], [0, 0, -1], array.array("H", [0, 0, 60_000])):
            with self.assertRaises(boneyard.BoneyardError):
                batch.step(choices)
        with self.assertRaises(boneyard.BoneyardError):
            batch.act([0, 0, 9_999])
        with self.assertRaises(TypeError):
            batch.step("abc")
        self.assertEqual(bytes(batch.observations()), before)
        self.assertEqual(len(batch), 3)


if __name__ == "__main__":
    unittest.main()
