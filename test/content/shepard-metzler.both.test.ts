import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { findSymmetry } from '../../src/world/rotation/symmetry/find.js';
import { cubeRotations } from '../../src/world/rotation/cube-group.js';
import {
  canonicalFigure,
  drawFigure,
  drawFigures,
  type Figure,
  figureKey,
  figureModel,
  figureSymmetries,
  isChiral,
  mirrorFigure,
  turnFigure,
} from '../../src/content/figures/shepard-metzler/index.js';
import type { Vec3 } from '../../src/world/vector.js';
import { fully } from '../few.js';

/*
 * The second road. Symmetries of the cube are orders of the axes with signs, a body is a set of voxel names, and bodies
 * are compared by moving the first voxel of one onto every voxel of the other: no matrices, no sorting, no normal form.
 */
type Signed = {
  readonly order: readonly number[];
  readonly signs: readonly number[];
  readonly proper: boolean;
};

const signedOrders: Signed[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [1, 0, 2],
  [0, 2, 1],
  [2, 1, 0],
].flatMap((order, at) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => {
    const signs = [0, 1, 2].map((k) => ((bits >> k) & 1 ? -1 : 1));
    const parity = (at < 3 ? 1 : -1) * signs[0] * signs[1] * signs[2];
    return { order, signs, proper: parity === 1 };
  }),
);

/** How many of the symmetries of one kind put one body onto the other. */
function matches(a: Figure, b: Figure, proper: boolean): number {
  const names = new Set(b.map((cube) => cube.join('/')));
  return signedOrders.filter((s) => {
    if (s.proper !== proper) return false;
    const moved = a.map((cube) => s.order.map((k, i) => cube[k] * s.signs[i]));
    return b.some((onto) => {
      const shift = onto.map((v, k) => v - moved[0][k]);
      return moved.every((cube) => names.has(cube.map((v, k) => v + shift[k] + 0).join('/')));
    });
  }).length;
}

/** Every chain of cubes with some bends that touches itself nowhere, first arm along +X, second along +Y. */
function allChains(cubes: number, bends: number): Figure[] {
  const found: Figure[] = [];
  const free = (chain: Figure, [x, y, z]: Vec3): boolean =>
    !chain.slice(0, -1).some(([a, b, c]) => Math.hypot(x - a, y - b, z - c) < 1.2);
  const walk = (chain: Vec3[], axis: number, sign: number, left: number): void => {
    if (chain.length === cubes) {
      if (left === 0) found.push(chain);
      return;
    }
    for (let k = 0; k < 3; k++)
      for (const s of [1, -1]) {
        const bend = k !== axis;
        if ((!bend && s !== sign) || (bend && (left === 0 || chain.length === 1))) continue;
        if (bend && left === bends && (k !== 1 || s !== 1)) continue;
        const next = chain.at(-1)!.map((v, i) => (i === k ? v + s : v)) as unknown as Vec3;
        if (free(chain, next)) walk([...chain, next], k, s, bend ? left - 1 : left);
      }
  };
  walk([[0, 0, 0]], 0, 1, bends);
  return found;
}

const draws = Array.from({ length: 150 }, (_, i) => drawFigure(new Stream(['figure', i])));

describe('a figure drawn', () => {
  test('is a chain of ten cubes with three right-angled elbows, touching itself nowhere', () => {
    for (const figure of draws) {
      expect(figure.length).toBe(10);
      const steps = figure.slice(1).map((cube, i) => cube.map((v, k) => v - figure[i][k]).join());
      for (const step of steps)
        expect(
          step
            .split(',')
            .map((v) => Math.abs(Number(v)))
            .sort(),
        ).toEqual([0, 0, 1]);
      const bends = steps.slice(1).filter((step, i) => step !== steps[i]);
      expect(bends.length).toBe(3);
      figure.forEach((a, i) =>
        figure.forEach((b, j) => {
          if (Math.abs(i - j) > 1)
            expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(1);
        }),
      );
    }
  });

  test('is never its mirror image turned, nor itself turned, by the second road', () => {
    for (const figure of draws) {
      expect(matches(figure, mirrorFigure(figure), true)).toBe(0);
      expect(matches(figure, mirrorFigure(figure), false)).toBe(1);
      expect(matches(figure, figure, true)).toBe(1);
    }
  });

  test('is a function of its stream', () => {
    expect(drawFigure(new Stream(['figure', 3]))).toEqual(draws[3]);
    expect(JSON.parse(JSON.stringify(draws[3]))).toEqual(draws[3]);
  });

  test.each([
    { cubes: 12, bends: 4, shortest: 2 },
    { cubes: 7, bends: 2 },
    { cubes: 60, bends: 8, shortest: 3 },
    { cubes: 4, bends: 2, symmetric: true },
    { cubes: 10, bends: 8 },
  ])('of other params: %o', (params) => {
    for (let i = 0; i < 10; i++) {
      const figure = drawFigure(new Stream(['params', i]), params);
      expect(figure.length).toBe(params.cubes);
      expect(matches(figure, mirrorFigure(figure), true)).toBe(0);
    }
  });

  test.each([
    [{ bends: 1 }, /2 to 8 for bends/],
    [{ cubes: 61 }, /for cubes but received 61/],
    [{ cubes: 8, shortest: 2 }, /a whole number from 9 to 60 for cubes/],
    [{ shortest: 0 }, /for shortest/],
    [{ cubes: 4, bends: 2 }, /params that leave room for a figure/],
  ])('with bad params is refused: %o', (params, message) => {
    expect(() => drawFigure(new Stream(['bad']), { ...params })).toThrow(message);
  });
});

describe('bodies', () => {
  fully('the normal form agrees with brute force over voxel sets', () => {
    const stream = new Stream(['bodies']);
    const chains = allChains(6, 2);
    for (let i = 0; i < 1500; i++) {
      const a = stream.choice(chains);
      const turned = turnFigure(
        stream.choice([a, mirrorFigure(a), stream.choice(chains)]),
        stream.choice(cubeRotations),
      );
      const b = stream.choice([turned, turned.toReversed()]).map(([x, y, z]): Vec3 => [x + 3, y - 7, z]);
      expect(figureKey(a) === figureKey(b)).toBe(matches(a, b, true) > 0);
      expect(isChiral(a)).toBe(matches(a, a, false) === 0);
      expect(figureSymmetries(a).length).toBe(matches(a, a, true));
    }
  });

  test('the normal form is one of the rotations, and its own normal form', () => {
    for (const figure of draws) {
      const normal = canonicalFigure(figure);
      expect(matches(figure, normal, true)).toBe(1);
      expect(canonicalFigure(normal)).toEqual(normal);
      for (const turn of cubeRotations) expect(figureKey(turnFigure(figure, turn))).toBe(figureKey(figure));
    }
  });

  fully(
    'ten cubes with three bends: the generator reaches the 147 chiral bodies that a search finds, and no others',
    () => {
      const kinds = new Map<string, Figure[]>(); // by the distances between all cubes, which no symmetry changes
      const distances = (figure: Figure): string =>
        figure
          .flatMap((a) => figure.map((b) => a.reduce((sum, v, k) => sum + (v - b[k]) * (v - b[k]), 0)))
          .sort((a, b) => a - b)
          .join();
      for (const chain of allChains(10, 3)) {
        if (matches(chain, chain, false) > 0 || matches(chain, chain, true) > 1) continue;
        const known = (kind: Figure) => matches(chain, kind, true) + matches(chain, kind, false) > 0;
        const alike = kinds.get(distances(chain)) ?? [];
        if (!alike.some(known)) kinds.set(distances(chain), [...alike, chain]);
      }
      const found = [...kinds.values()].flat();
      expect(found.length).toBe(147);
      const drawn = drawFigures(new Stream(['all']), 147);
      const keys = new Set(found.flatMap((kind) => [figureKey(kind), figureKey(mirrorFigure(kind))]));
      expect(keys.size).toBe(294);
      for (const figure of drawn) {
        expect(keys.delete(figureKey(figure))).toBe(true);
        expect(keys.delete(figureKey(mirrorFigure(figure)))).toBe(true);
      }
      expect(keys.size).toBe(0);
      expect(() => drawFigures(new Stream(['all']), 148)).toThrow(
        'There are not 148 different figures with these params; 147 were found',
      );
      expect(drawFigures(new Stream(['twins']), 200, { twins: true }).length).toBe(200);
    },
  );
});

describe('the model', () => {
  test('is the closed surface of the cubes: area, volume and normals', () => {
    for (const figure of draws.slice(0, 20)) {
      const { parts } = figureModel(figure, { side: 0.2, line: 0.1 });
      let area = 0;
      let volume = 0;
      for (const { mesh } of parts)
        for (let i = 0; i < mesh.indices.length; i += 3) {
          const [a, b, c] = [0, 1, 2].map((k) => {
            const at = 3 * mesh.indices[i + k];
            return [...mesh.positions.subarray(at, at + 3)];
          });
          const u = a.map((v, k) => b[k] - v);
          const v = a.map((value, k) => c[k] - value);
          const n = [0, 1, 2].map((k) => u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3]);
          const size = Math.hypot(...n);
          area += size / 2;
          volume += (a[0] * n[0] + a[1] * n[1] + a[2] * n[2]) / 6;
          const normal = mesh.normals.subarray(3 * mesh.indices[i], 3 * mesh.indices[i] + 3);
          n.forEach((component, k) => expect(component / size).toBeCloseTo(normal[k], 5));
        }
      // Ten cubes have 60 faces, and 9 joints hide 18 of them.
      expect(area).toBeCloseTo(42 * 0.04, 5);
      expect(volume).toBeCloseTo(10 * 0.008, 6);
    }
  });

  test('stands on y = 0, its footprint in the middle', () => {
    for (const figure of draws.slice(0, 20)) {
      const all = figureModel(figure).parts.flatMap(({ mesh }) => [...mesh.positions]);
      const range = (k: number) => {
        const along = all.filter((_, i) => i % 3 === k);
        return [Math.min(...along), Math.max(...along)] as const;
      };
      expect(range(1)[0]).toBe(0);
      for (const k of [0, 2]) expect(range(k)[0] + range(k)[1]).toBeCloseTo(0, 6);
    }
  });

  test('has a part for each cube, if asked, in the order of the chain', () => {
    for (const figure of draws.slice(0, 20)) {
      const whole = figureModel(figure, { side: 1 }).parts[0].mesh.positions;
      const low = Math.min(...figure.map(([, y]) => y));
      const { parts } = figureModel(figure, { side: 1, apart: true });
      expect(parts.map(({ name }) => name)).toEqual(figure.map((_, i) => `cube ${i + 1}`));
      let corners = 0;
      parts.forEach(({ mesh: { positions } }, i) => {
        corners += positions.length;
        for (let at = 1; at < positions.length; at += 3)
          expect(Math.abs(positions[at] - (figure[i][1] - low + 0.5))).toBe(0.5);
      });
      expect(corners).toBe(whole.length);
    }
  });

  fully('has no symmetry by its surface either, where figures have none', () => {
    for (const figure of draws.slice(0, 5)) expect(findSymmetry(figureModel(figure)).cube.length).toBe(1);
    const symmetric: Figure = [
      [1, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
    ];
    expect(figureSymmetries(symmetric).length).toBe(2);
    const { cube } = findSymmetry(figureModel(symmetric));
    expect(cube).toEqual(figureSymmetries(symmetric));
  });
});
