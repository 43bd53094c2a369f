import { bow, drawLength } from '../../props/bow.js';
import { foil } from '../../props/foil.js';
import { lawn, piste } from '../../settings/floors.js';
import { sport } from './define.js';

/** The archer stands across: the bow in the right hand, to the right; the left hand draws. */
export const archery = sport('archery', {
  name: 'archery',
  verb: 'shooting with a bow',
  setting: lawn,
  holds: [{ prop: bow, by: 'other' }],
  left: (m) =>
    m
      .trunk([0, -2, 0])
      .stand({ at: [0.2, 0], out: 8 }, { at: [-0.2, 0], out: 8 })
      .arm('right', [-1, 0.02, 0.1], 0.975, [-0.2, -0.8, -0.6])
      .point('right', [-1, 0, 0.05], [0, 1, 0], 'grip')
      .face([0, -80, 0])
      .draw('left', drawLength, [1, 0.3, -0.35]),
});

export const fencing = sport('fencing', {
  name: 'fencing lunge',
  verb: 'fencing',
  setting: piste,
  holds: [{ prop: foil, by: 'acting' }],
  left: (m) =>
    m
      .turn({ pelvis: [4, -52, 0] })
      .trunk([4, -4, 0])
      .stand({ at: [0.06, 0.56], out: 0 }, { at: [-0.12, -0.5], out: 88 }, { crouch: 0.08 })
      .arm('left', [0.02, 0.05, 1], 0.93, [0.5, -1, 0])
      .grip('left', [-0.02, 0.04, 1], foil.tilt)
      .arm('right', [-0.35, 0.25, -0.9], 0.75, [-0.4, -0.9, -0.2])
      .face([0, 0, 0]),
});
