import type { Stream } from '../../core/stream.js';
import type { HumanLook } from '../bodies/human/look.js';
import { person as body } from '../bodies/human/person.js';
import { objectNames } from '../names/objects.js';
import { defineModel } from './define.js';
import { adult } from './parts/adult.js';
import { walkingPose } from './parts/gaits.js';

/** Of shoes in the street. */
const shoes = [
  '#1f1d1c',
  '#3a2a20',
  '#6b4528',
  '#e8e6e1',
  '#8d8f94',
  '#27344a',
  '#7a2f2b',
  '#2f5d50',
] as const;

/** A clothed adult who walks. */
export const pedestrian = defineModel({
  category: 'pedestrian',
  broadClass: 'people',
  hasFront: true,
  frontShownBy: 'the face and the toes',
  hasUp: true,
  names: objectNames('pedestrian'),
  build: (variation) => [
    ...body.build(dressedForTheStreet(variation), walkingPose(variation.child('gait')), 1.3).parts,
  ],
});

/** An adult whose shirt, coat or jacket is of one color, sleeves and all. */
function dressedForTheStreet(variation: Stream): HumanLook {
  const look = adult(variation);
  const { topColor } = look.clothes;
  const shoeColor = variation.child('shoes').choice(shoes);
  return { ...look, clothes: { ...look.clothes, sleeveColor: topColor, shoeColor } };
}
