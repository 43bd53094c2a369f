import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../src/core/json.js';
import { Stream } from '../../../src/core/stream.js';
import {
  compound,
  rotationFamilies,
  sequences,
  shepardMetzler,
  singleAxis,
  threeAxis,
  tumbling,
} from '../../../src/world/rotation/families/index.js';
import {
  type AnyRotationFamily,
  defineRotationFamily,
  findRotationFamily,
  rotationDesign,
  rotationSampler,
} from '../../../src/world/rotation/family.js';
import { identityRotation } from '../../../src/world/pose.js';
import { angleBetween } from '../../../src/world/rotation/orientation.js';
import { type RotationStep, sequenceMatrix, type Axis } from '../../../src/world/rotation/steps.js';
import { chiSquareLimit, chiSquareOf } from '../../core/chi-square.js';

const mySteps: RotationStep[][] = [
  [{ axis: 'vertical', degrees: 90 }],
  [
    { axis: [1, 1, 0], degrees: -12.5 },
    { axis: 'lateral', degrees: 30 },
  ],
];
const paramsOf = (family: AnyRotationFamily) => (family === sequences ? { sequences: mySteps } : {});

describe.each(rotationFamilies)('$name', (family) => {
  const draw = rotationSampler(family, paramsOf(family));

  test('is a function of its stream, and gives plain JSON of finite steps', () => {
    for (let i = 0; i < 200; i++) {
      const steps = draw(new Stream([family.name, i]));
      expect(canonicalJson(draw(new Stream([family.name, i])))).toBe(canonicalJson(steps));
      expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
      expect(steps.length).toBeGreaterThan(0);
    }
  });

  test('is found by name', () => {
    expect(findRotationFamily(family.name, rotationFamilies)).toBe(family);
  });
});

/** What many draws give: key → how often. */
function tally(draw: (stream: Stream) => string, name: string, draws: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const key = draw(new Stream(['tally', name, i]));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const axesOf = (steps: readonly RotationStep[]): string => steps.map(({ axis }) => axis as Axis).join(' ');
const anglesOf = (steps: readonly RotationStep[]): string => steps.map(({ degrees }) => degrees).join(' ');

describe('what they draw', () => {
  test('single-axis: each angle equally often, about the axis asked for', () => {
    const draw = rotationSampler(singleAxis, { axis: 'lateral' });
    expect(axesOf(draw(new Stream(['a'])))).toBe('lateral');
    const counts = tally((stream) => anglesOf(draw(stream)), 'single', 7000);
    expect(counts.size).toBe(7);
    expect(chiSquareOf(counts.values(), 1000)).toBeLessThan(chiSquareLimit(6));
  });

  test('single-axis: a range is kept', () => {
    const draw = rotationSampler(singleAxis, { axis: [1, 2, 3], degrees: { min: -20, max: 20 } });
    for (let i = 0; i < 500; i++) {
      const [step] = draw(new Stream(['range', i]));
      expect(Math.abs(step.degrees)).toBeLessThanOrEqual(20);
      expect(step.axis).toEqual([1, 2, 3]);
    }
  });

  test('compound: the 15 answers of DORI 4G, never the identity, in the order asked for', () => {
    const draw = rotationSampler(compound);
    const counts = tally((stream) => anglesOf(draw(stream)), 'compound', 7500);
    expect(counts.size).toBe(15);
    expect(counts.has('0 0')).toBe(false);
    expect(chiSquareOf(counts.values(), 500)).toBeLessThan(chiSquareLimit(14));
    expect(axesOf(draw(new Stream(['x'])))).toBe('horizontal vertical');
    expect(axesOf(rotationSampler(compound, { order: 'reversed' })(new Stream(['x'])))).toBe(
      'vertical horizontal',
    );
    const any = rotationSampler(compound, { order: 'any' });
    expect(chiSquareOf(tally((stream) => axesOf(any(stream)), 'any', 2000).values(), 1000)).toBeLessThan(
      chiSquareLimit(1),
    );
    const identity = rotationSampler(compound, { identity: true });
    expect(tally((stream) => anglesOf(identity(stream)), 'identity', 800).size).toBe(16);
  });

  test('three-axis: all six orders', () => {
    const any = rotationSampler(threeAxis, { order: 'any' });
    const counts = tally((stream) => axesOf(any(stream)), 'six', 6000);
    expect(counts.size).toBe(6);
    expect(chiSquareOf(counts.values(), 1000)).toBeLessThan(chiSquareLimit(5));
  });

  test('tumbling: uniform over SO(3)', () => {
    const draw = rotationSampler(tumbling);
    const bins = 20;
    const angles = new Float64Array(bins);
    const entries = Array.from({ length: 9 }, () => new Float64Array(bins));
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const steps = draw(new Stream(['haar', i]));
      const matrix = sequenceMatrix(steps);
      // The turn's angle has density (1 − cos a)/π: Haar's own; each entry of a uniform rotation is uniform in [−1, 1].
      const a = (angleBetween(identityRotation, matrix) * Math.PI) / 180;
      angles[Math.min(bins - 1, Math.floor(((a - Math.sin(a)) / Math.PI) * bins))]++;
      matrix.forEach((entry, at) => entries[at][Math.min(bins - 1, Math.floor(((entry + 1) / 2) * bins))]++);
    }
    for (const counts of [angles, ...entries])
      expect(chiSquareOf(counts, draws / bins)).toBeLessThan(chiSquareLimit(bins - 1));
  });

  test('tumbling: least', () => {
    const draw = rotationSampler(tumbling, { least: 150 });
    for (let i = 0; i < 200; i++)
      expect(draw(new Stream(['least', i]))[0].degrees).toBeGreaterThanOrEqual(150);
  });

  test("sequences: the user's own, unchanged", () => {
    const draw = rotationSampler(sequences, { sequences: mySteps });
    const counts = tally((stream) => JSON.stringify(draw(stream)), 'own', 1000);
    expect([...counts.keys()].sort()).toEqual(mySteps.map((steps) => JSON.stringify(steps)).sort());
  });
});

describe('the rotations of a set', () => {
  const stream = (i: number) => new Stream(['set', i]);
  const tallied = (family: AnyRotationFamily, params: object, count: number): number[] => {
    const at = rotationDesign(family, { ...params }, ['a set', 1]);
    const counts = new Map<string, number>();
    for (let i = 0; i < count; i++) {
      const key = JSON.stringify(at(i, stream(i)));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts.values()];
  };

  test('of a family that lists them, every run has each once', () => {
    expect(tallied(shepardMetzler, {}, 60)).toEqual(Array(20).fill(3));
    expect(tallied(shepardMetzler, { axes: ['vertical'], degrees: [0, 30] }, 9).sort()).toEqual([4, 5]);
  });

  test('of one that does not, are those that its items draw', () => {
    const at = rotationDesign(tumbling, {}, ['a set', 1]);
    expect(at(4, stream(4))).toEqual(rotationSampler(tumbling)(stream(4)));
    expect(tallied(tumbling, {}, 30)).toEqual(Array(30).fill(1));
  });

  test('must be a list', () => {
    const none = defineRotationFamily({ ...shepardMetzler, name: 'none', every: () => [] });
    expect(() => rotationDesign(none, {}, [1])).toThrow(
      "Expected at least one sequence for every() of rotation family 'none' but received []",
    );
  });
});

describe("a user's family", () => {
  const headlong = defineRotationFamily({
    name: 'headlong',
    summary: 'Forward by a quarter or a half, never sideways.',
    params: (z) => z.strictObject({ most: z.literal([90, 180]).default(180).describe('Degrees.') }),
    sample: (stream, { most }) => [{ axis: 'horizontal', degrees: 90 * stream.integer(1, most / 90) }],
  });

  test('is a peer of ours, and may replace one', () => {
    expect(findRotationFamily('headlong', [...rotationFamilies, headlong])).toBe(headlong);
    const mine = defineRotationFamily({ ...headlong, name: 'compound' });
    expect(findRotationFamily('compound', [...rotationFamilies, mine])).toBe(mine);
    expect([90, 180]).toContain(rotationSampler(headlong)(new Stream(['h']))[0].degrees);
  });

  test.each([
    [{ name: 'No Name' }, /rotation family name/],
    [{ sample: 3 }, /Expected a function for headlong.sample/],
    [{ params: undefined }, /headlong.params/],
    [{ summary: 1 }, /headlong.summary/],
    [{ every: 'all' }, /headlong.every/],
  ])('of another form is refused: %o', (change, message) => {
    expect(() => defineRotationFamily({ ...headlong, ...(change as object) })).toThrow(message);
  });

  test('that gives no steps is caught', () => {
    const broken = defineRotationFamily({ ...headlong, sample: () => [{ axis: 'vertical', degrees: NaN }] });
    expect(() => rotationSampler(broken)(new Stream(['b']))).toThrow(
      "Expected a finite number for degrees of step 1 of a rotation of 'headlong' but received NaN",
    );
  });
});

test.each([
  [singleAxis, { axis: 'sideways' }, /Param axis of rotation family 'single-axis' cannot be "sideways"/],
  [singleAxis, { axis: [0, 0, 0] }, /Param axis/],
  [singleAxis, { degrees: [] }, /Param degrees/],
  [singleAxis, { degrees: { min: 3, max: 1 } }, /Param degrees/],
  [singleAxis, { angle: 3 }, /angle/],
  [compound, { axes: ['vertical'] }, /Param axes/],
  [tumbling, { least: 170 }, /Param least of rotation family 'tumbling' cannot be 170/],
  [sequences, {}, /Param sequences/],
])('wrong params are named: %#', (family: AnyRotationFamily, params, message) => {
  expect(() => rotationSampler(family, params)).toThrow(message);
});

test('a compound that can only do nothing says so', () => {
  expect(() => rotationSampler(compound, { degrees: [0, 360] })(new Stream(['none']))).toThrow(
    /leaves only the identity/,
  );
  expect(() => findRotationFamily('spin', rotationFamilies)).toThrow(
    "There is no rotation family 'spin'; there are compound, sequences, shepard-metzler, single-axis, three-axis, tumbling",
  );
});
