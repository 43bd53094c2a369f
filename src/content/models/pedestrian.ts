import { person as body } from '../bodies/human/person.js';
import { objectNames } from '../names/objects.js';
import { defineModel } from './define.js';
import { adultOutdoors } from './parts/adult.js';
import { walkingPose } from './parts/gaits.js';

/** A clothed adult who walks. */
export const pedestrian = defineModel({
  category: 'pedestrian',
  broadClass: 'people',
  hasFront: true,
  frontShownBy: 'the face and the toes',
  hasUp: true,
  names: objectNames('pedestrian'),
  build: (variation) => [
    ...body.build(adultOutdoors(variation), walkingPose(variation.child('gait')), 1.3).parts,
  ],
});
