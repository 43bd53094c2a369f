import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Figure } from '../../../src/content/figures/shepard-metzler/index.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Item } from '../../../src/dataset/item/item.js';
import { turnedFigure, type Bodies, type BodiesState } from '../../../src/families/relations/bodies/state.js';
import type { BodiesAssets } from '../../../src/families/relations/bodies/family.js';
import type { BehindState } from '../../../src/families/relations/behind/state.js';
import { frameOf } from '../../../src/families/staging/figures/scene.js';
import { leastDifference } from '../../../src/families/relations/choice/apart.js';
import { letters } from '../../../src/families/choice.js';
import { scene, seenFrom, type ObserverState } from '../../../src/families/relations/observer/state.js';
import type { FloorView, Stand } from '../../../src/families/relations/floor/assets.js';
import { rotate } from '../../../src/world/pose.js';
import { cross, dot, subtract, type Vec3 } from '../../../src/world/vector.js';
import { keepModels } from '../kept-models.js';
import { fully } from '../../few.js';

keepModels(1);

const few = ['chair', 'dog', 'person', 'bicycle', 'mailbox', 'stool'];

const itemsOf = async (family: string, count: number, params: object = {}): Promise<Item[]> => {
  const small = { size: 64, samples: 1, categories: few, ...params } as never;
  const maker = await prepare(await plan(`relations/${family}` as string, { seed: 1, count, params: small }));
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

const places = (item: Item, count: number): number[] => {
  const { dealt } = item.assets as { dealt(i: number): { place: number } };
  return [0, 1, 2, 3].map(
    (place) => Array.from({ length: count }, (_, i) => dealt(i)).filter((one) => one.place === place).length,
  );
};

/** Where a camera of another library sees things, from the left to the right. */
function order(stands: readonly Stand[], from: readonly [x: number, y: number, z: number]): number[] {
  const camera = new PerspectiveCamera(60, 1);
  camera.position.set(...from);
  camera.lookAt(0, 0.35, 0);
  camera.updateMatrixWorld();
  const across = stands.map(({ x, z }) => new Vector3(x, 0.4, z).project(camera).x);
  return across.map((_, i) => i).sort((a, b) => across[a] - across[b]);
}

/** A camera straight before things. */
const before = (stands: readonly Stand[]): number[] => order(stands, [0, 1.2, 2.7]);

fully('the person sees what a camera sees that another library puts in the place of the person', async () => {
  const items = await itemsOf('second-camera', 3, { variations: 1 });
  for (const item of items) {
    const x = item.state as unknown as ObserverState;
    const shown = scene(x);
    const person = shown.at(-1)!;
    const seen = order(shown.slice(0, -1), [person.x, 1.3, person.z]);
    const answer = x.candidates[letters.indexOf(item.questions[0].answer as 'A')];
    expect(before(seenFrom(x, answer))).toEqual(seen);
    const opposite = x.candidates.find((bearing) => (bearing + 180) % 360 === answer)!;
    expect(before(seenFrom(x, opposite))).not.toEqual(seen);
  }
  expect(places(items[0], 64)).toEqual([16, 16, 16, 16]);
});

test('candidates of a scene from behind are all pairs of a side and a change, so none is the odd one', async () => {
  const items = await itemsOf('view-from-behind', 2, { variations: 2 });
  for (const item of items) {
    const { query, candidates } = item.state as unknown as BehindState;
    const sides = new Set(candidates.map(({ turn }) => turn));
    const changes = new Set(candidates.map(({ mirrored, exchanged }) => `${mirrored} ${exchanged}`));
    expect([sides.size, changes.size]).toEqual([2, 2]);
    expect(new Set(candidates.map((look) => JSON.stringify(look))).size).toBe(4);
    expect(candidates).not.toContainEqual(query);
    const { distances } = item.certificate as unknown as { distances: number[] };
    const answer = distances[letters.indexOf(item.questions[0].answer as 'A')];
    expect(answer).toBe(Math.min(...distances));
  }
  expect(places(items[0], 64)).toEqual([16, 16, 16, 16]);
});

/** The sign of the volume that the arms of a figure span in a picture: the same after any turn, another for the mirror image. */
function handedness(
  bodies: Extract<Bodies, { readonly figures: readonly Figure[] }>,
  body: number,
  turn: number,
): number {
  const { figure, rotation } = turnedFigure(bodies, { body, turn });
  const cubes = figure.map((cube) => rotate(rotation, cube));
  const links = cubes.slice(1).map((cube, i) => subtract(cube, cubes[i]));
  const arms = links.filter((link, i) => i === 0 || dot(link, links[i - 1]) < 0.5) as Vec3[];
  const volumes = arms.slice(2).map((arm, i) => Math.round(dot(cross(arms[i], arms[i + 1]), arm)));
  return volumes.find((volume) => volume !== 0)!;
}

/** How high the cubes of a figure are in a picture, to a thousandth of a cube. */
function heights(
  bodies: Extract<Bodies, { readonly figures: readonly Figure[] }>,
  body: number,
  turn: number,
): readonly number[] {
  const { figure, rotation } = turnedFigure(bodies, { body, turn });
  const { middle } = frameOf(figure);
  return figure.map((cube) => Math.round(1000 * rotate(rotation, subtract(cube, middle))[1])).sort();
}

fully('the odd figure is the one of the other hand, the same figure that of its own', async () => {
  const odd = await itemsOf('odd-one-out', 3, { subjects: ['figures'] });
  for (const item of odd) {
    const { bodies, candidates } = item.state as unknown as BodiesState & {
      bodies: { figures: readonly Figure[] };
    };
    // Nothing but the hand tells it apart: it is as high everywhere.
    const profiles = candidates.map(({ body, turn }) => heights(bodies as never, body, turn));
    for (const profile of profiles) expect(profile).toEqual(profiles[0]);
    const hands = candidates.map(({ body, turn }) => handedness(bodies as never, body, turn));
    const at = letters.indexOf(item.questions[0].answer as 'A');
    expect(hands.filter((hand) => hand === hands[at])).toHaveLength(1);
  }
  const same = await itemsOf('same-object', 2, { subjects: ['figures'] });
  for (const item of same) {
    const { bodies, query, candidates } = item.state as unknown as BodiesState;
    const at = letters.indexOf(item.questions[0].answer as 'A');
    expect(candidates.map(({ body }) => body).sort()).toEqual([0, 1, 2, 3]);
    expect(handedness(bodies as never, candidates[at].body, candidates[at].turn)).toBe(
      handedness(bodies as never, query!.body, query!.turn),
    );
  }
  expect(places(odd[0], 32)).toEqual([8, 8, 8, 8]);
  expect(places(same[0], 32)).toEqual([8, 8, 8, 8]);
});

fully('spots that are elsewhere are the same giraffe, another color is another car', async () => {
  const few = { categories: ['giraffe', 'car'], variations: 2, subjects: ['models'] };
  const [item] = await itemsOf('odd-one-out', 1, few);
  const { floor } = item.assets as BodiesAssets;
  const { view } = (item.state as unknown as { bodies: { view: FloorView } }).bodies;
  const difference = (category: string): number =>
    leastDifference(
      floor.renderer,
      [0, 1].map((variation) =>
        floor.sceneOf(view, [{ category, variation, x: 0, z: 0, heading: 60, size: 0.6 }]),
      ),
    );
  expect(difference('giraffe')).toBeLessThan(0.07);
  expect(difference('car')).toBeGreaterThan(0.07);
});

test('fewer models than a question shows are refused', async () => {
  await expect(itemsOf('same-object', 1, { variations: 3 })).rejects.toThrow(
    /at least 4 where models are shown/,
  );
  await expect(itemsOf('odd-one-out', 1, { variations: 1 })).rejects.toThrow(
    /at least 2 where models are shown/,
  );
});
