import { person as body } from '../bodies/human/person.js';
import { Mannequin } from '../bodies/human/stances/mannequin.js';
import { defineModel } from './define.js';
import { adult } from './parts/adult.js';

/** Feet and arms a little apart: both legs and both arms are seen from the front. */
const standing = new Mannequin()
  .stand({ at: [0.12, 0] }, { at: [-0.12, 0] })
  .arm('left', [0.2, -1, 0.03], 0.975, [0.35, 0, -1])
  .arm('right', [-0.2, -1, 0.03], 0.975, [-0.35, 0, -1])
  .pose();

/** A clothed adult who stands upright with hanging arms. */
export const person = defineModel({
  category: 'person',
  broadClass: 'people',
  hasFront: true,
  frontShownBy: 'the face',
  silhouetteView: { yaw: [0, 28], elevation: [2, 8] },
  knownBy: ['outline', 'coarse outline'],
  distinct: true,
  build: (variation) => [...body.build(adult(variation), standing, 1.3).parts],
});
