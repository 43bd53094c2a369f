import { describe, expect, test } from 'vitest';
import { seedText, Stream } from '../../src/core/stream.js';
import { chiSquareLimit, chiSquareOf } from './chi-square.js';

const times = <T>(n: number, f: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => f(i));

/** How often `draw` gives each of 0..n − 1 in `each`·n draws. */
function tally(n: number, each: number, draw: (i: number) => number): Float64Array {
  const counts = new Float64Array(n);
  for (let i = 0; i < n * each; i++) counts[draw(i)]++;
  return counts;
}

function expectUniform(n: number, each: number, draw: (i: number) => number): void {
  expect(chiSquareOf(tally(n, each, draw), each)).toBeLessThan(chiSquareLimit(n - 1));
}

describe('a path', () => {
  test('gives the same draws always, and everywhere', () => {
    const draws = (s: Stream): number[] => [
      s.float(),
      s.below(1000),
      s.uniform(-1, 1),
      s.integer(5, 9),
      s.normal(),
    ];
    expect(draws(new Stream([0, 'text/rotated', 1, 0, 'font']))).toEqual([
      0.8754637500047194, 485, -0.7542880449260108, 7, 0.17081554946070612,
    ]);
    expect(draws(new Stream(['']))).toEqual([
      0.38915856775549695, 921, -0.5251149808626925, 6, 0.04748198400623552,
    ]);
    expect(draws(new Stream(['größe', -7, '💡']))).toEqual([
      0.25142633104305667, 170, -0.760161150696429, 7, -0.5299739719259527,
    ]);
    expect(new Stream(['golden']).shuffle(times(10, (i) => i))).toEqual([7, 1, 8, 2, 0, 4, 9, 3, 5, 6]);
  });

  test('is a list: its parts are not run together', () => {
    const paths = [
      [],
      [''],
      ['', ''],
      ['a'],
      ['a', 'b'],
      ['ab'],
      ['a,b'],
      ['a","b'],
      ['a/b'],
      ['b', 'a'],
      [1, 2],
      [12],
    ];
    expect(new Set(paths.map((path) => new Stream(path).float())).size).toBe(paths.length);
  });

  test('spells numbers as strings', () => {
    expect(new Stream([42, 0]).float()).toBe(new Stream(['42', '0']).float());
    expect(new Stream([-0]).float()).toBe(new Stream(['0']).float());
  });

  test('neighbors share nothing', () => {
    // As long as there are 2^53 floats, two among 200,000 coincide once in 450,000 such tests.
    const firsts = new Set<number>();
    for (let seed = 0; seed < 20; seed++)
      for (let i = 0; i < 10_000; i++) firsts.add(new Stream([seed, i]).float());
    expect(firsts.size).toBe(200_000);
  });

  test.each([
    ['index', (i: number) => ['42', i]],
    ['seed', (i: number) => [i, 'x', 3]],
    ['string', (i: number) => ['seed' + 'a'.repeat(i % 50), Math.floor(i / 50)]],
  ])('the first draws over neighbors by %s are uniform and independent of each other', (_, path) => {
    const first = (i: number): number => new Stream(path(i)).below(8);
    expectUniform(8, 1000, first);
    expectUniform(64, 125, (i) => first(i) * 8 + first(i + 1));
  });

  test('the second draw does not follow from the first', () => {
    expectUniform(64, 200, (i) => {
      const stream = new Stream(['second', i]);
      return stream.below(8) * 8 + stream.below(8);
    });
  });
});

describe('child', () => {
  test('is the stream of the longer path, whatever was drawn before', () => {
    const parent = new Stream(['parent']);
    const early = parent.child('c', 1).float();
    for (let i = 0; i < 100; i++) parent.float();
    expect(parent.child('c', 1).float()).toBe(early);
    expect(parent.child('c').child(1).float()).toBe(early);
    expect(new Stream(['parent', 'c', 1]).float()).toBe(early);
  });

  test('children are the child of each purpose', () => {
    const parent = new Stream(['p']);
    const draws = parent.children('a', 'b').map((stream) => stream.float());
    expect(draws).toEqual([parent.child('a').float(), parent.child('b').float()]);
  });
  test('does not disturb its parent', () => {
    const [a, b] = [new Stream(['p']), new Stream(['p'])];
    b.child('x').float();
    expect(b.float()).toBe(a.float());
  });
});

describe('float and uniform', () => {
  test('lie in [0, 1), evenly', () => {
    const stream = new Stream(['float']);
    expectUniform(1000, 200, () => {
      const value = stream.float();
      if (!(value >= 0 && value < 1)) throw new Error(`${value} is outside`);
      return Math.floor(value * 1000);
    });
  });
  test('have 53 random bits', () => {
    const stream = new Stream(['bits']);
    for (const bits of [53, 40, 33, 32, 31, 8]) {
      expectUniform(16, 2000, () => Number(BigInt(stream.float() * 2 ** 53) >> BigInt(53 - bits)) % 16);
    }
  });
  test('follow each other independently', () => {
    const stream = new Stream(['pairs']);
    expectUniform(1024, 50, () => Math.floor(stream.float() * 32) * 32 + Math.floor(stream.float() * 32));
  });
  test('uniform stretches to its bounds', () => {
    const stream = new Stream(['uniform']);
    const values = times(10_000, () => stream.uniform(-3, 5));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-3);
    expect(Math.max(...values)).toBeLessThan(5);
    expect(Math.min(...values)).toBeLessThan(-2.98);
    expect(Math.max(...values)).toBeGreaterThan(4.98);
  });
});

describe('below, integer and choice', () => {
  test.each([2, 3, 6, 7, 10, 97, 1000])('below(%d) is uniform', (n) => {
    const stream = new Stream(['below', n]);
    expectUniform(n, 500, () => stream.below(n));
  });
  test.each([3 * 2 ** 30, 2 ** 32, 2 ** 31 + 1, 5 * 2 ** 29])('below(%d) has no modulo bias', (n) => {
    // Reduced modulo 3·2^30, a quarter of all 32-bit draws would fall twice as often on the first third.
    const stream = new Stream(['bias', n]);
    expectUniform(30, 1000, () => Math.floor((stream.below(n) / n) * 30));
  });
  test('below(1) is 0', () => {
    const stream = new Stream([]);
    for (let i = 0; i < 100; i++) expect(stream.below(1)).toBe(0);
  });
  test('integer includes both ends', () => {
    const stream = new Stream(['integer']);
    expectUniform(7, 1000, () => stream.integer(-3, 3) + 3);
    expect(stream.integer(5, 5)).toBe(5);
  });
  test('choice is uniform', () => {
    const stream = new Stream(['choice']);
    expectUniform(5, 1000, () => [...'edcba'].indexOf(stream.choice(['a', 'b', 'c', 'd', 'e'])));
  });
  test.each([0, -1, 0.5, NaN, Infinity, 2 ** 32 + 1])('below(%d) is refused', (n) => {
    expect(() => new Stream([]).below(n)).toThrow(/n but received/);
  });
  test('empty and broken ranges are refused', () => {
    const stream = new Stream([]);
    expect(() => stream.choice([])).toThrow();
    expect(() => stream.integer(3, 2)).toThrow();
    expect(() => stream.integer(0.5, 2.5)).toThrow(/min/);
    expect(() => stream.integer(0, NaN)).toThrow();
  });
});

describe('weighted', () => {
  test('follows the weights', () => {
    const stream = new Stream(['weighted']);
    const weights = [1, 0, 2, 3.5, 0, 0.5];
    const counts = tally(6, 7000, () => stream.weighted([0, 1, 2, 3, 4, 5], weights));
    expect([counts[1], counts[4]]).toEqual([0, 0]);
    const expected = weights.map((weight) => weight * 6000);
    const statistic = [0, 2, 3, 5].reduce((sum, i) => sum + (counts[i] - expected[i]) ** 2 / expected[i], 0);
    expect(statistic).toBeLessThan(chiSquareLimit(3));
  });
  test('never takes an element of weight 0, also where rounding leaves a rest', () => {
    const stream = new Stream(['rest']);
    const weights = [1e-300, 0.1, 0.2, 0.3, 0];
    for (let i = 0; i < 10_000; i++) expect(stream.weighted([0, 1, 2, 3, 4], weights)).not.toBe(4);
  });
  test.each([[[]], [[0, 0]], [[1]], [[1, -1]], [[1, NaN]], [[1, Infinity]]])(
    'refuses the weights %j',
    (weights) => {
      expect(() => new Stream([]).weighted(['a', 'b'], weights)).toThrow(/weight/);
    },
  );
});

describe('shuffle', () => {
  test('gives every order equally often, and leaves the list alone', () => {
    const list = Object.freeze(['a', 'b', 'c', 'd']);
    const stream = new Stream(['shuffle']);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = stream.shuffle(list).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquareOf(counts.values(), 1000)).toBeLessThan(chiSquareLimit(23));
  });
  test('puts each of 20 elements in each place equally often', () => {
    const counts = new Float64Array(400);
    const list = times(20, (i) => i);
    for (let i = 0; i < 4000; i++) {
      new Stream(['places', i]).shuffle(list).forEach((element, place) => counts[element * 20 + place]++);
    }
    expect(chiSquareOf(counts, 200)).toBeLessThan(chiSquareLimit(19 * 19));
  });
  test('of nothing or one is itself', () => {
    expect(new Stream([]).shuffle([])).toEqual([]);
    expect(new Stream([]).shuffle(['x'])).toEqual(['x']);
  });
});

test('normal has the quantiles of the standard normal distribution', () => {
  const stream = new Stream(['normal']);
  const octiles = [-1.1503493803760079, -0.6744897501960817, -0.31863936396437514, 0];
  const limits = [...octiles, 0.31863936396437514, 0.6744897501960817, 1.1503493803760079];
  expectUniform(8, 10_000, () => {
    const value = stream.normal();
    return limits.filter((limit) => value > limit).length;
  });
  const squares = times(40_000, () => stream.normal()).map((value) => value * value);
  // Its squares have mean 1 and variance 2.
  expect(Math.abs(squares.reduce((a, b) => a + b) / 40_000 - 1)).toBeLessThan(5 * Math.sqrt(2 / 40_000));
});

describe('seedText', () => {
  test('0, negative numbers and strings are seeds', () => {
    expect([0, -0, 42, -1, '42', 'a seed', ' '].map(seedText)).toEqual([
      '0',
      '0',
      '42',
      '-1',
      '42',
      'a seed',
      ' ',
    ]);
  });
  test.each(['', 'x'.repeat(201), 0.5, NaN, Infinity, 2 ** 53])('%j is not', (seed) => {
    expect(() => seedText(seed)).toThrow(/seed/);
  });
});
