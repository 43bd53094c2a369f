import type { Stream } from '../../../core/stream.js';
import { sequenceMatrix } from '../../../world/rotation/steps.js';
import { clockwise } from './angles.js';
import { footprint } from './model-shelf.js';
import type { OrientationState, SceneObject } from './state.js';
import type { SceneStudio } from './studio.js';

/** An object of the catalog that stands on the floor, its bounding sphere of radius `size`. */
export function standing(
  studio: SceneStudio,
  design: Pick<SceneObject, 'category' | 'variation' | 'labelled'> & { readonly size: number },
  at: readonly [x: number, z: number],
  heading: number,
): SceneObject {
  const { size, ...kind } = design;
  const bare: SceneObject = {
    ...kind,
    center: [0, 0, 0],
    scale: 1,
    rotation: sequenceMatrix(clockwise(heading)),
  };
  const { half, radius } = studio.modelOf(bare);
  const scale = size / radius;
  return { ...bare, scale, center: [at[0], half[1] * scale, at[1]] };
}

/** Adds further objects behind those that are asked about, clear of them and of each other. */
export function placeDistractors(
  x: OrientationState,
  count: number,
  studio: SceneStudio,
  design: { readonly categories: readonly string[]; readonly variations: number },
  stream: Stream,
): OrientationState {
  const objects = [...x.objects];
  for (let wanted = count, tries = 0; wanted > 0 && tries < 30; tries++) {
    const object = standing(
      studio,
      {
        category: stream.choice(design.categories),
        variation: stream.below(design.variations),
        size: stream.uniform(0.55, 0.85),
      },
      [stream.uniform(-3, 3), stream.uniform(-3.6, -1.6)],
      stream.integer(0, 359),
    );
    if (!objects.every((other) => clear(object, other, studio))) continue;
    objects.push(object);
    wanted--;
  }
  return { ...x, objects };
}

function clear(a: SceneObject, b: SceneObject, studio: SceneStudio): boolean {
  const [dx, dz] = [a.center[0] - b.center[0], a.center[2] - b.center[2]];
  const room = footprint(studio.modelOf(a), a.scale) + footprint(studio.modelOf(b), b.scale) + 0.12;
  return dx * dx + dz * dz >= room * room;
}
