import { beveledBox, materials, moved, turned } from '../../../../world/modeling/index.js';
import { atRest } from '../../../../world/pose.js';
import type { Placed } from '../../../../world/scene.js';
import type { Occluder } from '../state.js';

/** Meters. */
const thickness = 0.04;

/** The board as an object of the scene. */
export function board({ at, azimuth, width, height, color }: Occluder): Placed {
  const upright = moved(beveledBox(width, height, thickness, 0.008), 0, height / 2, 0);
  const mesh = moved(turned(upright, 'y', azimuth), at[0], 0, at[1]);
  return {
    model: {
      category: 'board',
      broadClass: 'miscellaneous',
      hasFront: false,
      hasUp: true,
      parts: [{ name: 'board', mesh, material: materials.mattePaint(color) }],
    },
    pose: atRest,
  };
}
