import { beforeAll, describe, expect, test } from 'vitest';
import { SkipReport } from '../../src/families/mirror/photo/annotations/skips.js';
import { skeletonOf, type Skeleton } from '../../src/families/mirror/photo/annotations/skeleton.js';
import type { Subject } from '../../src/families/mirror/photo/annotations/subjects.js';
import { mirrorPhoto } from '../../src/families/mirror/photo/mirror-photo.js';
import { askable } from '../../src/families/mirror/photo/questions/askable.js';
import type { Entry } from '../../src/families/mirror/photo/questions/poses.js';
import { readParams } from '../../src/families/params.js';
import { Stream } from '../../src/core/stream.js';
import { sharedSoftRenderer } from '../../src/world/open-renderer.js';
import { dot, length, subtract, type Vec3 } from '../../src/world/vector.js';
import { posedAnimals, posedPeople, projected, side, type Projected } from './mirror-photo-projected.js';

// The worst of annotators: every point is flagged visible, also those behind the body. What is asked must be true all the same.

interface Seen {
  readonly of: Projected;
  readonly entries: readonly Entry[];
}

const params = readParams(mirrorPhoto, { annotations: 'a.json', crop: 'none', size: 768 });
const kinds = ['horse', 'dog', 'cow', 'elephant', 'deer', 'tiger', 'zebra', 'wolf', 'camel', 'goat'];
let all: Seen[];

beforeAll(async () => {
  const renderer = await sharedSoftRenderer();
  const seen = (posed: Parameters<typeof projected>[0], view: number, profile: boolean): Seen => {
    const stream = new Stream(['truth', posed.name, view]);
    const azimuth = profile ? stream.choice([-1, 1]) * stream.uniform(55, 125) : stream.uniform(-180, 180);
    const elevation = stream.uniform(-5, 25);
    const of = projected(posed, { azimuth, elevation, fieldOfView: stream.uniform(15, 45) }, renderer);
    return { of, entries: entriesOf(of) };
  };
  all = [
    ...[...posedAnimals(5, kinds, 200)].flatMap((posed) =>
      [0, 1, 2, 3, 4, 5].map((view) => seen(posed, view, view % 2 === 0)),
    ),
    ...[...posedPeople(1, 200)].flatMap((posed) => [0, 1, 2].map((view) => seen(posed, view, false))),
  ];
}, 300_000);

function entriesOf({ category, points, azimuth, elevation, places }: Projected): readonly Entry[] {
  const names = Object.keys(points);
  const supercategory = category === 'person' ? 'person' : 'animal';
  const skeleton = skeletonOf({ name: category, supercategory, keypoints: names }) as Skeleton;
  // Nobody labels eyes and nose of a head that is seen from behind.
  const ahead = subtract(places['nose'], places['left_eye']);
  const [turn, up] = [azimuth, elevation].map((degrees) => (degrees * Math.PI) / 180);
  const camera: Vec3 = [Math.sin(turn) * Math.cos(up), Math.sin(up), Math.cos(turn) * Math.cos(up)];
  const behind = dot(ahead, camera) < -0.15 * length(ahead);
  const labeled = Object.entries(points).filter(([name]) => !(behind && /eye|nose/.test(name)));
  const [xs, ys] = [labeled.map(([, { x }]) => x), labeled.map(([, { y }]) => y)];
  const [left, top] = [Math.min(...xs) - 12, Math.min(...ys) - 12];
  const subject: Subject = {
    id: 1,
    image: { id: 1, file: 'a.png', width: side, height: side, entry: {} },
    category,
    skeleton,
    points: new Map(labeled.map(([name, { x, y }]) => [name, { x, y, v: 2 }])),
    box: { x: left, y: top, width: Math.max(...xs) + 12 - left, height: Math.max(...ys) + 12 - top },
    mask: undefined,
    others: [],
  };
  return askable([subject], params, new SkipReport())[0]?.entries ?? [];
}

/** The part that has the answer in the world, and by how much, in lengths of the trunk. */
function truthOf({ places, category }: Projected, kind: string, names: readonly string[]) {
  const trunk = subtract(
    places[category === 'person' ? 'nose' : 'neck'],
    places[category === 'person' ? 'left_hip' : 'root_of_tail'],
  );
  const level: Vec3 = [trunk[0], 0, trunk[2]];
  const value = (name: string): number =>
    kind === 'raised'
      ? places[name][1]
      : ((kind === 'forward' ? 1 : -1) * dot(places[name], level)) / length(level);
  const [first, second] = [...names].sort((a, b) => value(b) - value(a));
  return { name: first, gap: (value(first) - value(second)) / length(trunk) };
}

const share = (part: number, whole: number): number => part / whole;

describe('annotations of bodies whose joints are known', () => {
  test('poses: what is asked is true', () => {
    const asked = all.flatMap(({ of, entries }) =>
      entries
        .filter(({ kind }) => kind !== 'marked')
        .map(
          ({ kind, pairs, point }) =>
            truthOf(
              of,
              kind,
              pairs.flatMap(({ left, right }) => [left, right]),
            ).name === point,
        ),
    );
    expect(asked.length).toBeGreaterThan(120);
    expect(share(asked.filter((right) => !right).length, asked.length)).toBeLessThan(0.01);
  });

  test('marks: they lie on what they are said to be on', () => {
    const asked = all.flatMap(({ of, entries }) =>
      entries.filter(({ kind }) => kind === 'marked').map(({ point }) => of.points[point].seen),
    );
    expect(asked.length).toBeGreaterThan(1500);
    expect(share(asked.filter((seen) => !seen).length, asked.length)).toBeLessThan(0.02);
    // A quarter of all points are hidden. Of the others most can be asked about, unless too small for a mark.
    const points = all.flatMap(({ of }) =>
      Object.entries(of.points).filter(([name]) => /^(left|right)/.test(name)),
    );
    expect(share(points.filter(([, { seen }]) => !seen).length, points.length)).toBeGreaterThan(0.2);
    expect(asked.length).toBeGreaterThan(0.4 * points.filter(([, { seen }]) => seen).length);
  });

  test.each([
    ['raised', 0.12, 0.7],
    ['forward', 0.2, 0.9],
    ['rearmost', 0.2, 0.6],
  ] as const)('%s: profiles are asked about', (kind, gap, least) => {
    const feet = ['left_front_paw', 'right_front_paw', 'left_back_paw', 'right_back_paw'];
    const clear = all.filter(({ of }) => {
      if (of.category === 'person' || Math.abs(Math.abs(of.azimuth) - 90) > 35) return false;
      const truth = truthOf(of, kind, feet);
      const end = kind === 'forward' ? /front/ : kind === 'rearmost' ? /back/ : /./;
      return truth.gap > gap && end.test(truth.name) && feet.every((name) => of.points[name].seen);
    });
    expect(clear.length).toBeGreaterThan(12);
    const found = clear.filter(({ entries }) => entries.some((entry) => entry.kind === kind));
    expect(share(found.length, clear.length)).toBeGreaterThan(least);
  });
});
