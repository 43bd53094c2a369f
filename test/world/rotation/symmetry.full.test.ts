import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { compose, identityRotation, type Mat3, rotate } from '../../../src/world/pose.js';
import { cubeRotations } from '../../../src/world/rotation/cube-group.js';
import { angleBetween } from '../../../src/world/rotation/orientation.js';
import { findSymmetry, type Symmetry } from '../../../src/world/rotation/symmetry/find.js';
import {
  angleUpTo,
  generateGroup,
  noSymmetry,
  sameUpTo,
} from '../../../src/world/rotation/symmetry/group.js';
import { turnAbout } from '../../../src/world/rotation/steps.js';
import { cuboid, facesPart, modelOf, prism, type Color, type Corner } from './solids.js';

const red: Color = [0.8, 0.05, 0.05];
const blue: Color = [0.05, 0.05, 0.8];
const up = [0, 1, 0] as const;
const turns = ({ group }: Symmetry): number => (group.kind === 'finite' ? group.turns.length : Infinity);

/** The surface of a unit ball, of latitude and longitude, its bands colored by `color`. */
function ball(color: (longitude: number, latitude: number) => Color, fine = 48): ReturnType<typeof modelOf> {
  const at = (i: number, j: number): Corner => {
    const [a, b] = [(2 * Math.PI * i) / fine, (Math.PI * j) / (fine / 2) - Math.PI / 2];
    return [Math.cos(b) * Math.sin(a), Math.sin(b), Math.cos(b) * Math.cos(a)];
  };
  const parts = [];
  for (let i = 0; i < fine; i++)
    for (let j = 0; j < fine / 2; j++)
      parts.push(facesPart([[at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]], color(i, j)));
  return modelOf(...parts);
}

describe('the order about the vertical', () => {
  test.each([3, 4, 5, 6, 7, 8, 12])('of a prism of %d sides', (n) => {
    const found = findSymmetry(modelOf(...prism(n, 0.3, [0, 1])));
    expect(found.vertical).toBe(n);
    expect(found.halfTurn).not.toBeNull();
    expect(turns(found)).toBe(n === 4 ? 8 : 2 * n); // dihedral: 0.3 by 1 is no cube
    const pyramid = findSymmetry(modelOf(...prism(n, 0.3, [0, 1], { topRadius: 0.1 })));
    expect(pyramid.vertical).toBe(n);
    expect(pyramid.halfTurn).toBeNull();
    expect(turns(pyramid)).toBe(n);
  });

  test('of a lathe is continuous, and a stripe or a handle ends that', () => {
    const cup = prism(64, 0.4, [0, 1], { topRadius: 0.5 });
    expect(findSymmetry(modelOf(...cup))).toMatchObject({ vertical: 'continuous', halfTurn: null });
    expect(findSymmetry(modelOf(...cup)).group).toEqual({ kind: 'axial', axis: [0, 1, 0], flips: false });
    expect(findSymmetry(modelOf(...prism(64, 0.4, [0, 1]))).group).toMatchObject({ flips: true });
    const handle = cuboid([0.5, 0.5, 0], [0.2, 0.4, 0.05]);
    expect(findSymmetry(modelOf(...cup, handle)).vertical).toBe(1);
    const striped = prism(64, 0.4, [0, 1], { colors: [red, ...Array<Color>(63).fill(blue)] });
    expect(findSymmetry(modelOf(...striped)).vertical).toBe(1);
    const opposite = cuboid([-0.5, 0.5, 0], [0.2, 0.4, 0.05]);
    expect(findSymmetry(modelOf(...cup, handle, opposite)).vertical).toBe(2);
  });

  test('of colored sides is that of the colors', () => {
    const order = (colors: readonly Color[]) =>
      findSymmetry(modelOf(...prism(12, 0.5, [0, 1], { colors }))).vertical;
    expect(order([red])).toBe(12);
    expect(order([red, blue])).toBe(6);
    expect(order([red, red, blue])).toBe(4);
    expect(order([red, red, blue, red, blue, blue])).toBe(2);
  });

  test('does not need the axis in the middle of the box', () => {
    const parts = prism(5, 0.3, [0, 1]);
    const moved = facesPart([
      ...parts
        .map(({ mesh: { positions } }) =>
          Array.from({ length: positions.length / 3 }, (_, i): Corner => [
            positions[3 * i] + 5,
            positions[3 * i + 1],
            positions[3 * i + 2] - 2,
          ]),
        )
        .slice(1),
    ]);
    expect(findSymmetry(modelOf(moved)).vertical).toBe(5);
  });
});

describe('half turns', () => {
  test.each([0, 10, 37.3, 71, 90, 133.7])('about a level axis at %d degrees are found', (phase) => {
    // Its first corner is `phase` degrees clockwise from +Z, and the wall opposite is of another color.
    const found = findSymmetry(modelOf(...prism(3, 0.5, [0, 0.6], { phase, colors: [blue, red, blue] })));
    expect(found.vertical).toBe(1);
    expect(turns(found)).toBe(2);
    expect(found.halfTurn).not.toBeNull();
    const off = Math.abs(((found.halfTurn! - phase) % 180) + 180) % 180;
    expect(Math.min(off, 180 - off)).toBeLessThan(0.51);
  });
});

describe('all round', () => {
  test('a brick has three half turns, a cube 24 rotations, a ball all', () => {
    const brick = findSymmetry(modelOf(cuboid([0, 1, 0], [1, 2, 3])));
    expect(brick).toMatchObject({ vertical: 2, leftRight: 2, frontRear: 2, halfTurn: 0 });
    expect(turns(brick)).toBe(4);
    expect(turns(findSymmetry(modelOf(cuboid([0, 1, 0], [2, 2, 2]))))).toBe(24);
    expect(findSymmetry(ball(() => red)).group).toEqual({ kind: 'full' });
    const capped = findSymmetry(ball((_, latitude) => (latitude > 16 ? red : blue)));
    expect(capped.group).toEqual({ kind: 'axial', axis: [0, 1, 0], flips: false });
    expect(findSymmetry(ball((i, j) => (i === 0 && j === 12 ? red : blue))).group).toEqual(noSymmetry);
    expect(findSymmetry(ball((i) => (i % 12 < 6 ? red : blue))).vertical).toBe(4);
  });

  test('a tetrahedron in a cube has its 12, though nothing about any axis but half turns', () => {
    const [a, b, c, d]: Corner[] = [
      [1, 1, 1],
      [1, -1, -1],
      [-1, 1, -1],
      [-1, -1, 1],
    ] as const as unknown as Corner[];
    const found = findSymmetry(
      modelOf(
        facesPart([
          [a, b, c],
          [a, c, d],
          [a, d, b],
          [b, d, c],
        ]),
      ),
    );
    expect(found).toMatchObject({ vertical: 2, leftRight: 2, frontRear: 2 });
    expect(found.cube.length).toBe(12);
    expect(turns(found)).toBe(12);
  });

  test('voxel bodies: the cube part is what brute force on the voxels says', () => {
    const stream = new Stream(['symmetry', 'voxels']);
    const sizes = new Set<number>();
    for (let round = 0; round < 25; round++) {
      // The orbit of some voxels under some rotations, so that there is something to find.
      const some = [stream.choice(cubeRotations), stream.choice(cubeRotations)].slice(0, stream.below(3));
      const group = generateGroup(some);
      const seeds = Array.from(
        { length: 3 },
        () => [0, 1, 2].map(() => stream.integer(-2, 2)) as unknown as Corner,
      );
      const colors = seeds.map(() => stream.choice([red, blue]));
      const voxels = new Map<string, Color>();
      for (const turn of group.kind === 'finite' ? group.turns : [])
        seeds.forEach((seed, i) => {
          const key = rotate(turn, seed)
            .map((v) => v + 0)
            .join();
          if (!voxels.has(key)) voxels.set(key, colors[i]);
        });
      const cells = [...voxels].map(([key, color]) => ({
        at: key.split(',').map(Number) as unknown as Corner,
        color,
      }));
      const middle = [0, 1, 2].map((k) => cells.reduce((sum, { at }) => sum + at[k], 0) / cells.length);
      const signature = (turn: Mat3) =>
        cells
          .map(({ at, color }) => {
            const v = rotate(turn, at.map((x, k) => x - middle[k]) as unknown as Corner);
            return `${v.map((x) => Math.round(x * 1000) + 0).join()}:${color.join()}`;
          })
          .sort()
          .join(' ');
      const expected = cubeRotations.filter((turn) => signature(turn) === signature(identityRotation));
      const model = modelOf(...cells.map(({ at, color }) => cuboid(at, [0.9, 0.9, 0.9], color)));
      const found = findSymmetry(model);
      expect(found.cube).toEqual(expected);
      sizes.add(expected.length);
    }
    expect(sizes.size).toBeGreaterThan(3);
  });

  test('is plain JSON and the same each time', () => {
    const model = modelOf(cuboid([0, 1, 0], [1, 2, 1], red));
    expect(JSON.stringify(findSymmetry(model))).toBe(JSON.stringify(findSymmetry(model)));
  });

  test('a model without a surface is refused', () => {
    expect(() => findSymmetry(modelOf())).toThrow(/a model with a surface for model/);
    expect(() =>
      findSymmetry(
        modelOf(
          facesPart([
            [
              [0, 0, 0],
              [1, 0, 0],
              [2, 0, 0],
            ],
          ]),
        ),
      ),
    ).toThrow(/surface/);
  });
});

describe('orientations up to symmetry', () => {
  const stream = new Stream(['up-to']);
  const any = (): Mat3 =>
    turnAbout(
      (() => {
        const v = [stream.normal(), stream.normal(), stream.normal()] as const;
        const size = Math.hypot(...v);
        return [v[0] / size, v[1] / size, v[2] / size] as const;
      })(),
      stream.uniform(0, 180),
    );

  test('a symmetry done first changes nothing, whatever the orientation', () => {
    const group = generateGroup([turnAbout(up, 90), turnAbout([0, 0, 1], 180)]);
    expect(group.kind === 'finite' && group.turns.length).toBe(8);
    for (let i = 0; i < 100; i++) {
      const [a, b] = [any(), any()];
      for (const turn of group.kind === 'finite' ? group.turns : []) {
        expect(sameUpTo(group, a, compose(turn, a))).toBe(true);
        expect(angleUpTo(group, compose(turn, a), b)).toBeCloseTo(angleUpTo(group, a, b), 9);
      }
      expect(angleUpTo(noSymmetry, a, b)).toBeCloseTo(angleBetween(a, b), 9);
      expect(angleUpTo(group, a, b)).toBeLessThanOrEqual(angleBetween(a, b) + 1e-9);
      expect(angleUpTo(group, a, b)).toBeCloseTo(angleUpTo(group, b, a), 9);
    }
    expect(angleUpTo(group, identityRotation, turnAbout(up, 100))).toBeCloseTo(10, 9);
  });

  test('a bottle turns as it likes about its axis, and lies down by the angle of its axis', () => {
    const bottle = { kind: 'axial', axis: up, flips: false } as const;
    for (let i = 0; i < 100; i++) {
      const a = any();
      expect(angleUpTo(bottle, a, compose(turnAbout(up, stream.uniform(0, 360)), a))).toBeCloseTo(0, 9);
      const tilt = stream.uniform(0, 180);
      const b = compose(turnAbout([1, 0, 0], tilt), a);
      expect(angleUpTo(bottle, a, b)).toBeCloseTo(tilt, 9);
      expect(angleUpTo({ ...bottle, flips: true }, a, b)).toBeCloseTo(Math.min(tilt, 180 - tilt), 9);
      expect(angleUpTo({ kind: 'full' }, a, b)).toBe(0);
    }
  });
});
