#!/usr/bin/env python3
"""Checks the deals of a record with nothing but Python: python3 docs/check_deal.py FILE.dgn

It shares no code with Boneyard. docs/deals.md says what it computes.
"""
import hashlib
import hmac
import struct
import sys


def chacha20_words(key):
    """The words of ChaCha20 (RFC 8439) with nonce and counter zero."""
    rotl = lambda x, n: ((x << n) | (x >> (32 - n))) & 0xFFFFFFFF
    start = list(struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key)) + [0, 0, 0, 0]
    while True:
        s = start[:]
        for _ in range(10):
            for a, b, c, d in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]:
                for x, y, z, n in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
                    s[x] = (s[x] + s[y]) & 0xFFFFFFFF
                    s[z] = rotl(s[z] ^ s[x], n)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))
        start[12] += 1


def words(secret, parts, match_id, round_number, purpose):
    prk = hmac.new(b"".join(parts), secret, hashlib.sha256).digest()
    info = purpose + b"\0" + match_id.encode() + b"\0" + struct.pack(">I", round_number)
    return chacha20_words(hmac.new(prk, info + b"\1", hashlib.sha256).digest())


def below(stream, bound):
    return next(word for word in stream if word < 2**32 - 2**32 % bound) % bound


def order(secret, parts, match_id, round_number, count):
    stream, places = words(secret, parts, match_id, round_number, b"boneyard deal 1"), list(range(count))
    for i in range(count - 1, 0, -1):
        j = below(stream, i + 1)
        places[i], places[j] = places[j], places[i]
    return places


def lot(secret, parts, match_id, round_number, seats):
    return below(words(secret, parts, match_id, round_number, b"boneyard lot 1"), seats)


def number(tile):
    return [int(half) for half in tile.split("-")]


def check(text):
    lines = [line for line in text.splitlines() if line.strip()]
    match_id = next(line for line in lines if line.startswith("id "))[4:-1]
    starts = [at for at, line in enumerate(lines) if line.startswith("round ")] + [len(lines)]
    chain = bytes(32)
    for begin, end in zip(starts, starts[1:]):
        own = [line for line in lines[begin:end] if not line.startswith("result ")]
        fair = dict(word.split("=") for word in own[1].split()[1:])
        own.pop(1)
        chain = hashlib.sha256(chain + "".join(line + "\n" for line in own).encode()).digest()
        secret, n = bytes.fromhex(fair["secret"]), int(own[0].split()[1])
        parts = [bytes.fromhex(part) for part in fair["parts"].split(",")]
        assert hashlib.sha256(secret).hexdigest() == fair["commit"], f"round {n}: the commitment is of another secret"
        assert chain.hex() == fair["chain"], f"round {n}: a line was changed"
        hands = [line.split()[2:] for line in own if line.startswith("deal ")]
        stock = [tile for line in own if line.startswith("stock ") for tile in line.split()[1:] if tile != "-"]
        tiles = sorted(sum(hands, stock), key=number)
        dealt = [tiles[place] for place in order(secret, parts, match_id, n, len(tiles))]
        if "picks" in fair:
            picks = [int(place) for group in fair["picks"].split(";") for place in group.split(",") if place]
            dealt = [dealt[p] for p in picks] + [t for p, t in enumerate(dealt) if p not in picks]
        for seat, hand in enumerate(hands, 1):
            due, dealt = dealt[:len(hand)], dealt[len(hand):]
            assert sorted(due, key=number) == hand, f"round {n}: seat {seat} was due {due}"
        assert dealt == stock, f"round {n}: the stock was due {dealt}"
        print(f"round {n}: the deal follows; a lot would give the lead to seat {lot(secret, parts, match_id, n, len(hands)) + 1}")


if __name__ == "__main__":
    check(open(sys.argv[1], encoding="utf-8").read())
