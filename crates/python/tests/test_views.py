"""A view says nothing about hidden tiles, and resampled rounds agree with it."""

import random
import unittest

import boneyard
from tables import TABLES, ahead


class Views(unittest.TestCase):
    def test_resampled_rounds_agree_with_every_view(self):
        chance = random.Random(20)
        differ = 0
        for rules in TABLES:
            with self.subTest(rules):
                round = boneyard.Round(rules, seed=chance.getrandbits(64))
                while not round.over:
                    seat = chance.randrange(rules.seats)
                    view = round.view(seat)
                    self.assertEqual(view.resample(0), [])
                    for other in view.resample(2, seed=chance.getrandbits(64)):
                        self.check_same(round, other, seat)
                        differ += other != round
                    ahead(round, chance, 1 + chance.randrange(12))
        self.assertGreater(differ, 500, "other hands, and the same view")

    def check_same(self, round, other, seat):
        """What a seat cannot see makes no difference to anything that is made for it."""
        self.assertEqual(other.view(seat), round.view(seat))
        self.assertEqual(other.observation(seat), round.observation(seat))
        self.assertEqual(other.view(seat).action_mask(), round.view(seat).action_mask())
        self.assertEqual(sorted(self.all_tiles(other)), sorted(self.all_tiles(round)))
        for hidden in range(round.rules.seats):
            self.assertTrue(set(other.hand(hidden)) <= set(round.view(seat).may_hold(hidden)))

    def all_tiles(self, round):
        hands = [tile for seat in range(round.rules.seats) for tile in round.hand(seat)]
        return hands + round.boneyard

    def test_a_bot_chooses_the_same_whatever_is_hidden(self):
        round = boneyard.Round("spanish-pairs", seed=21)
        ahead(round, random.Random(21), 9)
        view = round.view()
        for bot in map(boneyard.Bot, ("greedy", "steady")):
            choices = {bot.choose(other.view(), seed=1) for other in view.resample(5, seed=2)}
            self.assertEqual(choices, {bot.choose(view, seed=1)})

    def test_draws_of_others_are_hidden(self):
        round, chance = boneyard.Round("draw", seed=22), random.Random(22)
        while not any(move == "draw" for _, move, _ in round.history):
            ahead(round, chance, 1)
        seat, _, tile = next(acted for acted in round.history if acted[1] == "draw")
        drawn = lambda view: next(seen for seen in view.history if seen[1] == "draw")[2]
        self.assertEqual(drawn(round.view(seat)), tile)
        self.assertIsNone(drawn(round.view(1 - seat)))

    def test_a_pass_rules_tiles_out(self):
        round, chance = boneyard.Round("block", seed=23), random.Random(23)
        while not any(move == "pass" for _, move, _ in round.history):
            ends = {number for _, number in round.ends}
            ahead(round, chance, 1)
        seat = next(seat for seat, move, _ in round.history if move == "pass")
        for tile in round.view(1 - seat).may_hold(seat):
            self.assertFalse(ends & set(map(int, tile.split("-"))), tile)

    def test_both_hands_of_a_player_are_seen(self):
        view = boneyard.Round("seven-plus-seven", seed=24).view(0)
        self.assertEqual(len(view.other_hand), 7)
        self.assertEqual(view.other_hand, view.may_hold(2))


if __name__ == "__main__":
    unittest.main()
