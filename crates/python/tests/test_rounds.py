"""The plain environment: rounds, their actions, and matches."""

import copy
import random
import unittest

import boneyard
from tables import TABLES, ahead, to_the_end


class Rounds(unittest.TestCase):
    def test_every_table_plays_to_the_end(self):
        chance = random.Random(1)
        for rules in TABLES:
            with self.subTest(rules):
                round = boneyard.Round(rules, seed=chance.getrandbits(64))
                while not round.over:
                    moves, actions = round.legal_moves(), round.legal_actions()
                    self.assertEqual(len(moves), round.count_legal())
                    self.assertEqual(len(set(actions)), len(moves), "every move has a number of its own")
                    mask = round.action_mask()
                    self.assertEqual(len(mask), rules.action_count)
                    self.assertEqual({at for at, legal in enumerate(mask) if legal}, set(actions))
                    self.assertEqual(len(round.observation()), rules.observation_size)
                    at = chance.randrange(len(moves))
                    if "," not in moves[at]:
                        # A triangle is written from the apex of its cell, so its first number differs.
                        self.assertEqual(rules.action_names[actions[at]].split()[0], moves[at].split("@")[0])
                    by_index, by_number = round.copy(), round.copy()
                    by_index.play(at)
                    by_number.act(actions[at])
                    round.play(moves[at])
                    self.assertEqual(round, by_index)
                    self.assertEqual(round, by_number)
                self.check_end(rules, round)

    def check_end(self, rules, round):
        kind, seat = round.outcome
        self.assertIn(kind, ("out", "blocked"))
        self.assertIn(seat, range(rules.seats))
        self.assertEqual(round.legal_moves(), [])
        rewards = round.rewards()
        self.assertEqual(len(rewards), rules.seats)
        by_side = [rewards[seats[0]] for seats in rules.sides]
        for side, seats in zip(by_side, rules.sides):
            self.assertEqual({rewards[seat] for seat in seats}, {side}, "a side scores together")
        self.assertAlmostEqual(sum(by_side), 0)
        self.assertEqual(len(round.scores()), len(rules.sides))

    def test_the_blocks_of_an_observation_fill_it(self):
        for rules in TABLES:
            sizes = []
            for _, shape in rules.observation_blocks:
                size = 1
                for length in shape:
                    size *= length
                sizes.append(size)
            self.assertEqual(sum(sizes), rules.observation_size, rules)
            self.assertEqual(len(rules.action_names), rules.action_count)
            self.assertEqual(len(set(rules.action_names)), rules.action_count)

    def test_the_same_seed_plays_the_same(self):
        for rules in TABLES[::7]:
            rounds = [boneyard.Round(rules, seed=5), boneyard.Round(rules, seed=5)]
            for round in rounds:
                to_the_end(round, random.Random(6))
            self.assertEqual(rounds[0], rounds[1])
            self.assertEqual(rounds[0].history, rounds[1].history)
        self.assertNotEqual(boneyard.Round("draw", seed=1).hand(0), boneyard.Round("draw", seed=2).hand(0))
        self.assertEqual(boneyard.playouts("draw", 100, seed=3), boneyard.playouts("draw", 100, seed=3))

    def test_a_copy_is_a_round_of_its_own(self):
        round = boneyard.Round("draw", seed=3)
        for other in (round.copy(), copy.copy(round), copy.deepcopy(round)):
            self.assertEqual(round, other)
            other.play(0)
            self.assertNotEqual(round, other)

    def test_a_drawn_tile_is_the_next_of_the_boneyard(self):
        round, chance = boneyard.Round("draw", seed=4), random.Random(4)
        drawn = 0
        while not round.over:
            if round.legal_moves() == ["draw"]:
                seat, tile = round.turn, round.boneyard[0]
                round.play("draw")
                self.assertIn(tile, round.hand(seat))
                self.assertEqual(round.history[-1], (seat, "draw", tile))
                drawn += 1
            else:
                ahead(round, chance, 1)
        self.assertGreater(drawn, 0)

    def test_an_observation_says_what_the_readme_says(self):
        round = boneyard.Round("block", 3, seed=2)
        rules = round.rules
        ahead(round, random.Random(2), 5)
        seat = round.turn
        view, blocks, bytes_left = round.view(), {}, list(round.observation())
        for name, shape in rules.observation_blocks:
            size = shape[0] * (shape[1] if len(shape) > 1 else 1)
            blocks[name], bytes_left = bytes_left[:size], bytes_left[size:]
        tiles = rules.tiles
        marked = lambda bits: [tile for tile, bit in zip(tiles, bits) if bit]
        self.assertEqual(marked(blocks["hand"]), view.hand)
        laid = sorted(move.split("@")[0] for _, move, _ in view.history if "-" in move)
        self.assertEqual(marked(blocks["table"]), laid)
        self.assertEqual(blocks["counts"], [view.counts[(seat + after) % 3] for after in range(3)])
        self.assertEqual(blocks["boneyard"], [view.boneyard])
        self.assertEqual(blocks["drawn"], [view.drawn])
        self.assertEqual(blocks["turn"], [1, 0, 0])
        self.assertEqual(blocks["leader"].index(1), (round.leader - seat) % 3)
        ends = [blocks["ends"][:7].index(1), blocks["ends"][7:].index(1)]
        self.assertEqual(ends, [number for _, number in view.ends])
        for after in (1, 2):
            held = marked(blocks["may_hold"][28 * (after - 1) : 28 * after])
            self.assertEqual(held, view.may_hold((seat + after) % 3))


class Matches(unittest.TestCase):
    def test_every_game_has_matches_that_end(self):
        chance = random.Random(8)
        for preset in boneyard.PRESETS:
            with self.subTest(preset):
                game = boneyard.Match(preset, seed=8)
                rounds = 0
                points = [0] * len(game.rules.sides)
                self.assertIsNone(game.winners)
                # A match of random play may be long, so a part of it is enough.
                while not game.over and rounds < 12:
                    round = game.deal()
                    to_the_end(round, chance)
                    scores = game.finish(round)
                    points = [before + scored for before, scored in zip(points, scores)]
                    rounds += 1
                    self.assertEqual((game.points, game.rounds), (points, rounds))
                if game.over:
                    self.assertTrue(set(game.winners) <= set(range(len(points))))

    def test_a_match_takes_only_the_round_that_it_dealt(self):
        game = boneyard.Match("draw", seed=1)
        round = game.deal()
        with self.assertRaises(boneyard.BoneyardError) as refused:
            game.finish(round)
        self.assertEqual(refused.exception.code, "not-over")
        to_the_end(round, random.Random(1))
        with self.assertRaises(boneyard.BoneyardError) as refused:
            boneyard.Match("draw", seed=1).finish(round)
        self.assertEqual(refused.exception.code, "other-match")
        game.finish(round)
        with self.assertRaises(boneyard.BoneyardError):
            game.finish(round)


class Bots(unittest.TestCase):
    def test_bots_play_every_game(self):
        for preset in boneyard.PRESETS:
            round = boneyard.Round(preset, seed=11)
            bots = [boneyard.Bot("greedy"), boneyard.Bot("beginner")]
            while not round.over:
                choice = bots[round.turn % 2].choose(round.view(), seed=12)
                self.assertIn(choice, round.legal_moves())
                round.play(choice)

    def test_the_same_seed_chooses_the_same(self):
        view = boneyard.Round("draw", seed=13).view()
        for name in ("steady", "mc-20", "random"):
            bot = boneyard.Bot(name)
            self.assertEqual(bot.name, name)
            self.assertEqual(bot.choose(view, seed=14), bot.choose(view, seed=14))


if __name__ == "__main__":
    unittest.main()
