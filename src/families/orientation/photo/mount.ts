import { memoizeLatest } from '../../../core/memoize.js';
import { cylinder, materials, merged, moved } from '../../../world/modeling/index.js';
import { atRest } from '../../../world/pose.js';
import type { Placed } from '../../../world/scene.js';

/** Radii as shares of the height. */
const thin = { rod: 0.011, foot: 0.2, plate: 0.016 };

/** A thin rod on a foot, as museums have: it ends in the middle of what it holds, at a height in meters, and does not turn with it. */
export const mountOf = memoizeLatest(64, (height: number): Placed => {
  const plate = thin.plate * height;
  return {
    model: {
      category: 'stand',
      broadClass: 'miscellaneous',
      hasFront: false,
      hasUp: true,
      parts: [
        {
          name: 'stand',
          mesh: merged(
            moved(cylinder(thin.rod * height, height, 16), 0, height / 2, 0),
            moved(cylinder(thin.foot * height, plate, 48), 0, plate / 2, 0),
          ),
          material: materials.steel(),
        },
      ],
    },
    pose: atRest,
  };
});
