import { describe, expect, test } from 'vitest';
import {
  acos,
  asin,
  atan,
  atan2,
  cbrt,
  cos,
  cosDegrees,
  exp,
  hypot,
  log,
  pow,
  sin,
  sinDegrees,
  tan,
  tau,
} from '../../../src/core/math/index.js';
import { ulps } from './bits.js';

const MIN = Number.MIN_VALUE;
const MAX = Number.MAX_VALUE;
const special = [0, -0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1e300, -1e300, 2 ** 53, MIN, -MIN, MAX, -MAX];
const all = [...special, 1 - 2 ** -53, 1 + 2 ** -52, 1e-310, 0.1, 1.5, -2.5, Infinity, -Infinity, NaN];

describe('the engine has the same special values', () => {
  // Math is the second road: its special values are fixed by ECMAScript, its last bits are not.
  const unary = { sin, cos, tan, asin, acos, atan, exp, log, cbrt };
  test.each(Object.entries(unary))('%s', (name, f) => {
    for (const x of all) agree(f(x), Math[name as keyof typeof unary](x), `${name}(${x})`);
  });
  const binary = { pow, atan2, hypot };
  test.each(Object.entries(binary))('%s', (name, f) => {
    for (const x of all) {
      for (const y of all) agree(f(x, y), Math[name as keyof typeof binary](x, y), `${name}(${x}, ${y})`);
    }
  });
  test('hypot of three', () => {
    for (const x of all)
      for (const y of all) agree(hypot(x, 1, y), Math.hypot(x, 1, y), `hypot(${x}, 1, ${y})`);
  });
});

function agree(ours: number, theirs: number, call: string): void {
  if (!Number.isFinite(theirs) || Number.isSafeInteger(theirs)) {
    expect(ours, call).toBe(theirs);
  } else expect(ulps(ours, theirs), `${call} = ${ours}`).toBeLessThanOrEqual(2);
}

describe('sin, cos and tan', () => {
  test('are odd, even and odd', () => {
    for (const x of [1e-320, 1e-10, 0.3, 2, 1e5, 1e7, 6.3e22, 1e300]) {
      expect(sin(-x)).toBe(-sin(x));
      expect(cos(-x)).toBe(cos(x));
      expect(tan(-x)).toBe(-tan(x));
    }
  });
  test('keep the argument that comes closest to a multiple of π/2', () => {
    // Kahan's example; the value is mpmath's.
    expect(cos(6381956970095103 * 2 ** 797)).toBe(-4.687165924254628e-19);
  });
});

describe('degrees', () => {
  test('multiples of 90 are exact', () => {
    const sines = [0, 1, 0, -1];
    for (let k = 0; k < 4000; k++) {
      expect(sinDegrees(90 * k)).toBe(sines[k % 4]);
      expect(cosDegrees(90 * k)).toBe(sines[(k + 1) % 4]);
      expect(cosDegrees(-90 * k)).toBe(sines[(k + 1) % 4]);
    }
    expect(sinDegrees(-0)).toBe(-0);
    expect(sinDegrees(-180)).toBe(-0);
    expect(sinDegrees(-90)).toBe(-1);
  });
  test('multiples of 30 that have an exact value give it', () => {
    for (const turn of [-720, 0, 360, 3.6e15]) {
      expect([30, 150, 210, 330].map((x) => sinDegrees(turn + x))).toEqual([0.5, 0.5, -0.5, -0.5]);
      expect([60, 120, 240, 300].map((x) => cosDegrees(turn + x))).toEqual([0.5, -0.5, -0.5, 0.5]);
    }
  });
  test('not finite is NaN', () => {
    for (const x of [NaN, Infinity, -Infinity]) expect([sinDegrees(x), cosDegrees(x)]).toEqual([NaN, NaN]);
  });
});

describe('exp and pow round once where they underflow', () => {
  test('exp', () => {
    expect(exp(-745.1332191019411)).toBe(MIN);
    expect(exp(-745.1332191019412)).toBe(0);
    expect(exp(709.782712893384)).toBe(1.7976931348622732e308);
    expect(exp(709.7827128933841)).toBe(Infinity);
  });
  test('powers of two are exact, subnormal ones too', () => {
    let x = 1;
    for (let k = 0; k >= -1075; k--, x /= 2) expect(pow(2, k)).toBe(x);
    x = 1;
    for (let k = 0; k <= 1024; k++, x *= 2) expect(pow(2, k)).toBe(x);
  });
  test('whole powers and roots that are doubles are exact', () => {
    for (let n = 2; n <= 50; n++) {
      expect(pow(n, 3)).toBe(n * n * n);
      expect(pow(-n, 5)).toBe(-(n * n * n * n * n));
      expect(pow(n * n, 0.5)).toBe(n);
      expect(pow(n * n, 1.5)).toBe(n * n * n);
      expect(cbrt(-(n * n * n))).toBe(-n);
    }
  });
});

test('hypot neither over- nor underflows on the way', () => {
  expect(hypot(3e300, 4e300)).toBe(5e300);
  expect(hypot(3 * MIN, 4 * MIN)).toBe(5 * MIN);
  expect(hypot(MAX, MAX)).toBe(Infinity);
  expect(hypot(2, 3, 6)).toBe(7);
});

test('tau is the double nearest to a full turn', () => expect(tau).toBe(2 * Math.PI));
