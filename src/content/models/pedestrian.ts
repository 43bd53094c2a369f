import type { Stream } from '../../core/stream.js';
import type { BodyPose } from '../bodies/body.js';
import { person as body } from '../bodies/human/person.js';
import { Mannequin } from '../bodies/human/stances/mannequin.js';
import { mirrorPose } from '../bodies/mirror-pose.js';
import { defineModel } from './define.js';
import { adultOutdoors } from './parts/adult.js';

/** A moment of a walk, the left foot ahead. @param step from 0, short and slow, to 1, long and fast */
type Moment = (mannequin: Mannequin, step: number) => Mannequin;

/** The heel strikes ahead, the other foot pushes off. */
const striding: Moment = (m, step) =>
  m
    .turn({ pelvis: [2 + 3 * step, -6, 0] })
    .trunk([2 + 2 * step, 10, 0])
    .stand(
      { at: [0.08, 0.25 + 0.12 * step], heel: -17, out: 4 },
      { at: [-0.08, -0.3 - 0.12 * step], heel: 26 + 8 * step, out: 4 },
    );

/** The rear foot has left the ground and swings forward past the other, its knee bent. */
const swinging: Moment = (m, step) =>
  m
    .turn({ pelvis: [2 + 2 * step, -2, 0] })
    .trunk([2 + 2 * step, 5, 0])
    .stand({ at: [0.06, 0.03], out: 4 }, { at: [-0.08, -0.2], up: 0.3 })
    .leg('right', [-0.03, -1, -0.34 - 0.12 * step], 0.88 - 0.05 * step)
    .toes('right', [-0.04, -0.78, 0.5]);

/** The weight is on the foot ahead, flat on the ground; the other still touches it with its toes. */
const rolling: Moment = (m, step) =>
  m
    .turn({ pelvis: [3, -5, 0] })
    .trunk([3, 8, 0])
    .stand(
      { at: [0.08, 0.16 + 0.06 * step], out: 4 },
      { at: [-0.08, -0.36 - 0.08 * step], heel: 40 + 6 * step, out: 3 },
      { crouch: 0.012 },
    );

/** Arms against the legs: hanging, or bent as those who hurry. */
const swung = (m: Mannequin, step: number, hurried: boolean): Mannequin =>
  hurried
    ? m
        .arm('left', [0.2, -1, -0.42], 0.8, [0.25, -0.1, -1])
        .arm('right', [-0.12, -0.82, 0.5], 0.74, [-0.25, -0.8, -1])
    : m
        .arm('left', [0.17, -1, -0.3 - 0.2 * step], 0.965, [0.2, 0.2, -1])
        .arm('right', [-0.14, -1, 0.34 + 0.2 * step], 0.92, [-0.2, -0.3, -1]);

/** Someone who walks straight ahead, looking where they go. */
function walkingPose(variation: Stream): BodyPose {
  const moment = variation.child('moment').choice([striding, striding, swinging, rolling]);
  const step = variation.child('step').float();
  const mannequin = moment(new Mannequin(variation.child('body')), step);
  const pose = swung(mannequin, step, step > 0.7)
    .face([2, 0, 0])
    .pose();
  return variation.child('side').choice([pose, mirrorPose(pose)]);
}

/** A clothed adult who walks. */
export const pedestrian = defineModel({
  category: 'pedestrian',
  broadClass: 'people',
  hasFront: true,
  frontShownBy: 'the face and the toes',
  build: (variation) => [
    ...body.build(adultOutdoors(variation), walkingPose(variation.child('gait')), 1.3).parts,
  ],
});
