import type { PlaceShelf } from '../../../orientation/photo/place-shelf.js';
import { merged, moved, tube, turned } from '../../../../world/modeling/index.js';
import type { Material } from '../../../../world/material.js';
import type { Placed } from '../../../../world/scene.js';
import { frameOf } from '../scene/standing-mirror.js';
import type { StandingMirror } from '../state.js';
import { inSurface } from './surfaced.js';

/** Shares of the glass's height: where the legs begin, how far behind they stand, how thick they are. */
const leg = { top: 0.8, back: 0.28, radius: 0.011 };

/** What is behind glass gives no light of its own: neither its shadows nor its gloss show through what is reflected. */
const unlit: Material = { baseColor: [0, 0, 0], metallic: 1, roughness: 1 };

/**
 * A mirror's frame of wood on two legs, in the body's axes.
 *
 * @param drop how far below y = 0 the ground is, meters
 */
export function mirrorStand(mirror: StandingMirror, drop: number, shelf: PlaceShelf): Placed {
  const { model, pose } = frameOf(mirror);
  const bars = model.parts.slice(0, -1);
  const back = model.parts.at(-1)!;
  const { at, azimuth, height, width } = mirror;
  const legs = [-0.36, 0.36].map((share) =>
    tube(
      [
        [share * width, leg.top * height, -0.04 * height],
        [share * width, 0 - drop, -leg.back * height],
      ],
      leg.radius * height,
      10,
    ),
  );
  const wood = bars[0]!.material;
  const stand = moved(turned(merged(...legs), 'y', azimuth), at[0], 0, at[1]);
  const parts = [...bars, { name: 'legs', mesh: stand, material: wood }].map((part) =>
    inSurface(part, 'wood veneer', shelf),
  );
  return { model: { ...model, parts: [...parts, { ...back, material: unlit }] }, pose };
}
