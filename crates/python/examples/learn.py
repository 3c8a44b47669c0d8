"""Trains a small linear policy for Spanish pairs by self-play, then plays paired deals against the bot `greedy`.

    python learn.py            # two minutes on one core
    python learn.py 10 1000    # fewer updates and fewer deals

A move is described by some thirty numbers: what it weighs, what it leaves in the hand, and what the others may still hold of the
numbers that it leaves open. The policy is a softmax over a linear score of the moves, trained by REINFORCE. Only numpy is needed.
"""

import random
import sys

import numpy as np

import boneyard

UPDATES, DEALS = (int(sys.argv[at]) if len(sys.argv) > at else default for at, default in ((1, 150), (2, 5_000)))
TABLES, STEPS, RATE = 512, 96, 0.03

RULES = boneyard.Rules("spanish-pairs")
TILES = np.array([[int(half) for half in tile.split("-")] for tile in RULES.tiles])  # 28 tiles, two halves each
HAS = np.array([[number in tile for number in range(7)] for tile in TILES], np.float32)
DOUBLE = TILES[:, 0] == TILES[:, 1]


def blocks(observations):
    """The observations as one array for each block, by name."""
    found, at = {}, 0
    for name, shape in RULES.observation_blocks:
        size = int(np.prod(shape))
        found[name] = observations[:, at : at + size].reshape(-1, *shape).astype(np.float32)
        at += size
    return found


def features(observations):
    """Every action of every observation as numbers: shape (rows, actions, features)."""
    seen = blocks(observations)
    rows = len(observations)
    held = seen["hand"] @ HAS  # how many tiles of each number are in the hand
    may_hold = seen["may_hold"] @ HAS / 7  # the same for what the next seat, the partner and the last seat may hold
    left, right = (seen["ends"][:, place].argmax(1) for place in (0, 1))
    empty = seen["ends"].sum((1, 2)) == 0
    each = np.arange(rows)[:, None]
    described = []
    for here, there in ((left, right), (right, left)):
        touched = np.where(empty[:, None], TILES[:, 0], here[:, None])
        new = TILES.sum(1) - touched  # the number that the tile leaves open; of no meaning where the tile does not fit
        new = np.where((new < 0) | (new > 6), 0, new)
        other = np.where(empty[:, None], TILES[:, 0], there[:, None])
        kept = lambda number: (held[each, number] - HAS[np.arange(28), number]) / 3
        whole = np.ones((rows, 28), np.float32)
        move = [whole * TILES.sum(1) / 12, whole * DOUBLE, kept(new), kept(other), whole * (new == other)]
        move += [may_hold[each, seat, number] for seat in range(3) for number in (new, other)]
        described.append(np.stack(move, 2))
    plays = np.stack(described, 2).reshape(rows, 56, -1)  # a tile has two slots: left and right
    late = 1 - seen["counts"][:, :1, None] / 7
    nearly_out = (seen["counts"].min(1) <= 2).astype(np.float32)[:, None, None]
    plays = np.concatenate([plays, plays * late, plays * nearly_out], 2)
    return np.concatenate([plays, np.zeros((rows, 4, plays.shape[2]), np.float32)], 1)


def chances(weights, described, masks):
    """The probability of every action."""
    scores = np.where(masks > 0, described @ weights, -np.inf)
    raised = np.exp(scores - scores.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def train(generator):
    """Self-play: every seat has the same weights, and is rewarded with the points of its side."""
    batch = boneyard.Batch(RULES, TABLES, seed=1)
    weights = np.zeros(features(np.asarray(batch.observations())).shape[2], np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for update in range(1, UPDATES + 1):
        steps = []
        for _ in range(STEPS):
            masks, turns = np.asarray(batch.masks()), np.asarray(batch.turns())
            described = features(np.asarray(batch.observations()))
            chance = chances(weights, described, masks)
            actions = (chance.cumsum(1) > generator.random((TABLES, 1)) * 0.999999).argmax(1)
            rewards, over = (np.asarray(it) for it in batch.act(actions))
            # The gradient of the logarithm of the probability of the action that was taken.
            pull = described[np.arange(TABLES), actions] - np.einsum("ra,raf->rf", chance, described)
            steps.append((pull, turns, rewards, over > 0))
        reward, known = np.zeros((TABLES, RULES.seats), np.float32), np.zeros(TABLES, bool)
        gradient, count = np.zeros_like(weights), 1
        for pull, turns, rewards, over in reversed(steps):
            reward, known = np.where(over[:, None], rewards, reward), known | over
            gradient += (reward[np.arange(TABLES), turns] * known / 30) @ pull
            count += known.sum()
        # Adam: steps of about the same size in every direction.
        gradient /= count
        mean, square = 0.9 * mean + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
        weights += RATE * mean / (1 - 0.9**update) / (np.sqrt(square / (1 - 0.99**update)) + 1e-8)
        if update % 25 == 0:
            print(f"update {update}: weights {np.round(weights[:11], 2)}", flush=True)
    return weights


def margin(weights):
    """The points a round that the policy wins against greedy: each deal is played twice, with the sides swapped."""
    greedy, chance, margins = boneyard.Bot("greedy"), random.Random(2), []
    for _ in range(DEALS):
        dealt, won = boneyard.Round(RULES, seed=chance.getrandbits(63)), 0.0
        for side in (0, 1):
            round = dealt.copy()
            while not round.over:
                if round.count_legal() == 1:
                    round.play(0)
                elif round.turn % 2 == side:
                    seen = np.frombuffer(round.observation(), np.uint8)[None]
                    mask = np.frombuffer(round.action_mask(), np.uint8)[None]
                    round.act(int(chances(weights, features(seen), mask).argmax()))
                else:
                    round.play(greedy.choose(round.view(), seed=chance.getrandbits(63)))
            won += round.rewards()[side] / 2
        margins.append(won)
    return np.mean(margins), 1.96 * np.std(margins, ddof=1) / np.sqrt(DEALS)


found, interval = margin(train(np.random.default_rng(0)))
print(f"against greedy: {found:+.2f} points a round, 95 % interval {found - interval:+.2f} to {found + interval:+.2f}, {DEALS} paired deals")
