import { describe, expect, test } from 'vitest';
import { stances } from '../../src/content/bodies/human/stances/index.js';
import { humanSkeleton } from '../../src/content/bodies/human/skeleton.js';
import { mirrorPoint, otherName } from '../../src/content/bodies/side.js';
import { solve } from '../../src/content/bodies/skeleton.js';
import { Stream } from '../../src/core/stream.js';
import { alikeGroup } from '../../src/families/mirror/body/alike.js';
import { questionKinds } from '../../src/families/mirror/body/questions/kinds.js';
import {
  cellOwners,
  cellsWithin,
  drawInCells,
  isInCells,
  shownAs,
  splitCells,
} from '../../src/families/mirror/body/scene/split-cells.js';
import { kindShares, shareAt } from '../../src/families/mirror/body/questions/kind-shares.js';
import { subjectDesign } from '../../src/families/mirror/body/questions/subject-design.js';
import { length, subtract, type Vec3 } from '../../src/world/vector.js';

const streams = Array.from({ length: 40 }, (_, i) => new Stream(['cells', i]));

/** Degrees between two directions. */
function angle([a, e]: readonly [number, number], [b, f]: readonly [number, number]): number {
  const [x, y, z, w] = [a, e, b, f].map((degrees) => (degrees * Math.PI) / 180);
  return (Math.acos(Math.sin(y) * Math.sin(w) + Math.cos(y) * Math.cos(w) * Math.cos(x - z)) * 180) / Math.PI;
} // prettier-ignore

describe.each(['body', 'limbs', 'head'] as const)('cells of a %s', (shown) => {
  test('of different splits are 10° apart everywhere', () => {
    let least = Infinity;
    for (const cells of streams.map((stream) => splitCells(shown, stream)))
      for (const one of cells)
        for (const other of cells) {
          if (one.owner === other.owner) continue;
          // Of two boxes of directions the nearest points are at corners, or one above the other.
          const rise = Math.max(one.elevation[0], other.elevation[0]) - Math.min(one.elevation[1], other.elevation[1]); // prettier-ignore
          if (rise >= 0) least = Math.min(least, rise);
          for (const a of one.azimuth)
            for (const b of other.azimuth)
              for (const e of one.elevation)
                for (const f of other.elevation) least = Math.min(least, angle([a, e], [b, f]));
        }
    expect(least).toBeGreaterThan(9.999);
    expect(least).toBeLessThan(10.001);
  });

  test('give every split what every kind of question needs, in about the proportions of the splits', () => {
    const area = { train: 0, dev: 0, test: 0 };
    for (const stream of streams) {
      const cells = splitCells(shown, stream);
      for (const { azimuth, elevation, owner } of cells)
        area[owner] += (azimuth[1] - azimuth[0]) * (elevation[1] - elevation[0]);
      for (const kind of questionKinds.filter((one) => shownAs(one) === shown))
        for (const owner of cellOwners) {
          const own = cellsWithin(cells.filter((cell) => cell.owner === owner), kind.azimuth, [0, 34]); // prettier-ignore
          expect(own.length, `${kind.name} ${owner}`).toBeGreaterThan(0);
        }
    }
    const all = area.train + area.dev + area.test;
    expect(area.test / all).toBeCloseTo(0.2, 2);
    expect(area.dev / all).toBeCloseTo(0.1, 2);
  });

  test('take every direction that is drawn in them, to either side', () => {
    const cells = splitCells(shown, streams[0]);
    for (const owner of cellOwners) {
      const own = cells.filter((cell) => cell.owner === owner);
      const others = cells.filter((cell) => cell.owner !== owner);
      const stream = new Stream(['draws', owner]);
      for (let i = 0; i < 50; i++) {
        const { azimuth, elevation } = drawInCells(own, stream);
        expect(isInCells(own, azimuth, elevation)).toBe(true);
        expect(isInCells(own, -azimuth, elevation)).toBe(true);
        expect(isInCells(others, azimuth, elevation)).toBe(false);
      }
    }
  });
});

/** The joints of a posture, by the bones alone, meters. */
function jointsOf(stance: (typeof stances)[number]): Map<string, Vec3> {
  const { angles } = stance.pose(new Stream(['plain']), 'left');
  return new Map([...solve(humanSkeleton, angles)].map(([name, { position }]) => [name, position]));
}

test('postures of daily life that are counted as unlike are unlike, and mirrored', () => {
  const daily = stances.filter(({ group }) => group !== 'sport');
  const groupOf = ({ name }: { name: string }) => alikeGroup({ body: 'person', kind: 'raised-hand', look: {}, stance: name }); // prettier-ignore
  for (const one of daily)
    for (const other of daily) {
      if (groupOf(one) === groupOf(other)) continue;
      const [a, b] = [jointsOf(one), jointsOf(other)];
      const mean = (to: (name: string) => Vec3) =>
        [...a].reduce((sum, [name, p]) => sum + length(subtract(p, to(name))), 0) / a.size / 1.75;
      expect(
        mean((name) => b.get(name)!),
        `${one.name}, ${other.name}`,
      ).toBeGreaterThan(0.03);
      expect(mean((name) => mirrorPoint(b.get(otherName(name))!))).toBeGreaterThan(0.03);
    }
});

describe('kinds', () => {
  test('are asked as evenly as what suits whom allows', () => {
    const shares = kindShares([
      { weight: 60, kinds: ['a', 'b', 'c'] },
      { weight: 20, kinds: ['a'] },
      { weight: 40, kinds: ['a', 'b'] },
    ]);
    for (const row of shares) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const asked = (k: number) => 60 * shares[0][k] + (k === 0 ? 20 : 0) + (k < 2 ? 40 * shares[2][k] : 0);
    for (const k of [0, 1, 2]) expect(asked(k)).toBeCloseTo(40, 1);
  });

  test('of a share are found by a place', () => {
    expect([0, 0.19, 0.21, 0.69, 0.71, 0.999999].map((place) => shareAt([0.2, 0.5, 0.3], place))).toEqual([0, 0, 1, 1, 2, 2]); // prettier-ignore
  });

  test('come out evenly in a set, whatever the answer', () => {
    const cast = { 'person/static daily': 34, 'person/tennis': 4, 'person/golf': 2 };
    const counts = (['left', 'right'] as const).map((answer) => {
      const design = subjectDesign({ answers: [answer], cast, giveaways: false, kinds: [] }, ['kinds', answer], { mirror: false }); // prettier-ignore
      const all: Record<string, number> = {};
      for (let i = 0; i < 400; i++) {
        const { name } = design(i).kinds[0];
        all[name] = (all[name] ?? 0) + 1;
      }
      return all;
    });
    for (const all of counts) {
      expect(Object.keys(all)).toHaveLength(17);
      for (const [name, count] of Object.entries(all)) expect(count, name).toBeGreaterThan(14);
      for (const [name, count] of Object.entries(all)) expect(count, name).toBeLessThan(35);
    }
  });
});
