#!/usr/bin/env python3
"""Correctly rounded values of the elementary functions, for test/core/math-tables.test.ts.

Needs mpmath (test/requirements.txt). Usage: math-tables.py [FOLDER [SCALE]]
FOLDER defaults to test/core/tables; SCALE multiplies the number of random points (default 1, the tables committed).
A file `f-g.txt` holds one line per input: the bits of the arguments, then those of f and of g, each a double in 16
hexadecimal digits.
"""

import math
import os
import random
import struct
import sys

from mpmath import mp, mpf

mp.prec = 400


def bits(x):
    return struct.pack(">d", x).hex()


def from_bits(n):
    return struct.unpack(">d", struct.pack(">Q", n))[0]


def nearest(v):
    """The double nearest to v, ties to even, rounded once even where it is subnormal."""
    if v == 0:
        return 0.0
    sign, man, exp, length = v._mpf_
    quantum = max(exp + length - 53, -1074)
    shift = quantum - exp
    if shift > 0:
        n, rest = man >> shift, man & ((1 << shift) - 1)
        half = 1 << (shift - 1)
        if rest > half or (rest == half and n & 1):
            n += 1
    else:
        n = man << -shift
    try:
        value = math.ldexp(n, quantum)
    except OverflowError:
        value = math.inf
    return -value if sign else value


def pattern(rng, low=-1022, high=1023):
    """A double with a random sign, a random exponent in the range and random bits."""
    return rng.choice([-1, 1]) * math.ldexp(1 + rng.getrandbits(52) / 2**52, rng.randint(low, high))


def subnormal(rng):
    return from_bits(rng.getrandbits(rng.randint(1, 52)) or 1)


def step(x, ulps):
    """The double that lies `ulps` places from a positive x."""
    return from_bits(struct.unpack(">Q", struct.pack(">d", x))[0] + ulps)


def near_quarter_turns(every):
    """Doubles that come closest to a multiple of π/2: convergents of 2^e·2/π (Kahan's construction)."""
    for e in range(-50, 971, every):
        with mp.workprec(2600):
            x = mp.ldexp(2 / mp.pi, e)
            p, q = (0, 1), (1, 0)
            while True:
                a = int(mp.floor(x))
                p, q = (p[1], a * p[1] + p[0]), (q[1], a * q[1] + q[0])
                if q[1] >= 2**53:
                    break
                x = 1 / (x - a)
            yield math.ldexp(q[0], e)


def angles(rng, n):
    yield from near_quarter_turns(4 if n < 1000 else 1)
    for k in range(1, 90):
        yield nearest(k * mp.pi / 4)
        yield (k - 0.5) / 32
    for _ in range(n // 2):
        yield rng.uniform(-8, 8)
        yield rng.uniform(-1, 1) * 10 ** rng.uniform(0, 6)
        yield pattern(rng, -40, 4)
        yield pattern(rng)
    for _ in range(n // 20):
        yield subnormal(rng)


def ratios(rng, n):
    """Arguments of asin and acos."""
    for k in range(1, 128):
        yield k / 128
    for k in range(1, 30):
        yield step(1.0, -k)
        yield 1 - 2.0**-k
        yield -step(0.5, k - 15)
    for _ in range(n):
        yield rng.uniform(-1, 1)
        yield pattern(rng, -60, -1)
    for _ in range(n // 20):
        yield pattern(rng, -1022, -1)


def slopes(rng, n):
    for k in range(1, 140):
        yield (k - 0.5) / 64
    for _ in range(n):
        yield rng.uniform(-4, 4)
        yield pattern(rng, -40, 40)
    for _ in range(n // 10):
        yield pattern(rng)


def exponents(rng, n):
    for k in range(-80, 80):
        yield nearest((k + mpf(1) / 2) * mp.ln(2) / 64)
    for k in range(20):
        yield step(709.782712893384, k - 18)
        yield -step(745.1332191019411, k - 18)
        yield -step(708.3964185322641, k - 10)
    for _ in range(n):
        yield rng.uniform(-4, 4)
        yield rng.uniform(-746, 710)
        yield pattern(rng, -60, 9)
    for _ in range(n // 4):
        yield rng.uniform(-746, -707)


def positives(rng, n):
    for k in range(1, 60):
        yield step(1.0, k)
        yield step(1.0, -k)
        yield float(k)
        yield float(k**3)
        yield 2.0**-k
    for _ in range(n):
        yield 1 + pattern(rng, -50, -2)
        yield rng.uniform(0.5, 2)
        yield abs(pattern(rng))
    for _ in range(n // 6):
        yield subnormal(rng)


def degrees(rng, n):
    for k in range(-30, 60):
        yield 15.0 * k
    for _ in range(n):
        yield rng.uniform(-720, 720)
        yield pattern(rng, -40, 30)
    for _ in range(n // 10):
        yield pattern(rng)


def powers(rng, n):
    for base in range(2, 12):
        for y in (3, 4, 5, 17, -3, 0.5, 1.5, -0.5, 1 / 3, 2.4, 1 / 2.4):
            yield float(base), y
    for _ in range(n):
        yield rng.uniform(0, 2), rng.uniform(-8, 8)
        yield rng.uniform(0, 1), rng.choice([2.4, 1 / 2.4, 2.2, 1 / 2.2, 0.5, 1 / 3, 3.0, 5.0])
        x = abs(pattern(rng, -300, 300))
        yield x, rng.uniform(-746, 710) / math.log(x)
        x = abs(1 + pattern(rng, -50, -5))
        yield x, (rng.uniform(-746, 710) / math.log(x) if x != 1 else 3.0)
        yield abs(pattern(rng)), pattern(rng, -60, 2)
    for _ in range(n // 2):
        x = abs(pattern(rng))
        yield x, rng.uniform(-745.2, -707) / math.log(x)
        yield subnormal(rng), rng.uniform(-0.9, 1.1)


def points(rng, n):
    for _ in range(n):
        yield rng.uniform(-1, 1), rng.uniform(-1, 1)
        x = pattern(rng, -500, 500)
        yield x * rng.uniform(-2, 2), x
        yield x * pattern(rng, -60, 60), x
        yield pattern(rng), pattern(rng)
        k = rng.uniform(1, 64) // 1
        yield rng.uniform(1, 2) * (k + 0.5) / 64, rng.uniform(1, 2)
    for _ in range(n // 5):
        yield subnormal(rng), subnormal(rng)
        yield subnormal(rng), -pattern(rng)


def legs(rng, n):
    for a, b in ((3, 4), (5, 12), (8, 15), (20, 21), (119, 120)):
        yield float(a), float(b)
        yield a * 2.0**-1074, b * 2.0**-1074
    for _ in range(n):
        yield rng.uniform(-1, 1), rng.uniform(-1, 1)
        x = pattern(rng, -1000, 1000)
        yield x, x * pattern(rng, -20, 20)
        yield pattern(rng), pattern(rng)
    for _ in range(n // 2):
        yield subnormal(rng), subnormal(rng)


def sine_of_degrees(x, quarters=0):
    # math.fmod is exact; a multiple of a quarter turn must come out as exactly 0 or ±1, not as 1e-120.
    within = mpf(math.fmod(x, 360))
    whole = mp.nint(within / 90)
    rest = (within - 90 * whole) * mp.pi / 180
    return [mp.sin(rest), mp.cos(rest), -mp.sin(rest), -mp.cos(rest)][int(whole + quarters) % 4]


def cosine_of_degrees(x):
    return sine_of_degrees(x, 1)


TABLES = {
    "sin-cos-tan": (angles, 380, [mp.sin, mp.cos, mp.tan]),
    "asin-acos": (ratios, 320, [mp.asin, mp.acos]),
    "atan": (slopes, 380, [mp.atan]),
    "exp": (exponents, 300, [mp.exp]),
    "log-cbrt": (positives, 230, [mp.ln, mp.cbrt]),
    "sinDegrees-cosDegrees": (degrees, 250, [sine_of_degrees, cosine_of_degrees]),
    "pow": (powers, 190, [lambda x, y: mp.exp(y * mp.ln(x))]),
    "atan2": (points, 150, [mp.atan2]),
    "hypot": (legs, 160, [lambda x, y: mp.sqrt(x * x + y * y)]),
}


def main(folder="test/core/tables", scale="1"):
    os.makedirs(folder, exist_ok=True)
    for name, (inputs, count, functions) in TABLES.items():
        rng = random.Random(name)
        with open(os.path.join(folder, f"{name}.txt"), "w", encoding="ascii") as file:
            for args in inputs(rng, int(count * float(scale))):
                args = args if isinstance(args, tuple) else (args,)
                if not all(math.isfinite(a) and a != 0 for a in args):
                    continue
                values = [nearest(mpf(f(*map(mpf, args)))) for f in functions]
                file.write("".join(map(bits, [*args, *values])) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
