import { ball, limb, type NamedShape } from '../../../world/modeling/organic/index.js';
import { perAxis, type Vec3 } from '../../../world/vector.js';
import { sides, signOf } from '../side.js';
import type { Rig } from './rig.js';
import { egg } from '../../../world/modeling/organic/shapes.js';
import { named } from './shapes.js';

/** Chest and belly, without arms. @param grow how much thicker than the skin, meters */
export function torsoShapes(rig: Rig, grow = 0): NamedShape[] {
  const { scale: s, trunk: t, waist, belly, shoulders: w, bust } = rig.measures;
  const part = (joint: string, offset: Vec3, radii: Vec3, blend: number): NamedShape => {
    const grown = perAxis((k) => radii[k] * s + grow);
    return named('torso', egg(rig.at(joint, offset), rig.frame(joint).rotation, grown, { blend: blend * s }));
  };
  const yoke = (x: number): Vec3 => rig.at('chest', [x * w, 0.162, -0.008]);
  return [
    part('spine', [0, 0.02, 0.004 + 0.03 * (belly - 1)], [0.131 * waist * t, 0.17, 0.1 * belly * t], 0.05),
    part('chest', [0, 0.07, 0.004], [0.148 * t * (0.5 + 0.5 * w), 0.165, 0.112 * t], 0.07),
    named('torso', limb(yoke(-0.115), yoke(0.115), 0.066 * s + grow, undefined, { blend: 0.07 * s })),
    ...sides.flatMap((side) => {
      const x = signOf(side);
      return [
        // from the neck down to the shoulder
        named(
          'torso',
          limb(
            rig.at('neck', [0.03 * x, 0.035, -0.014]),
            rig.at(`${side} shoulder`, [-0.02 * x, 0.022, -0.004]),
            0.034 * s + grow,
            0.036 * s + grow,
            { blend: 0.05 * s },
          ),
        ),
        ...(bust > 0
          ? [
              named(
                'torso',
                ball(rig.at('chest', [0.072 * x, 0.062, 0.048 * t + bust]), 0.06 * s + grow, {
                  blend: 0.035 * s,
                }),
              ),
            ]
          : []),
      ];
    }),
  ];
}

/** The pelvis with the seat, without legs. */
export function hipShapes(rig: Rig, grow = 0): NamedShape[] {
  const { scale: s, hips, trunk: t } = rig.measures;
  const { rotation } = rig.frame('pelvis');
  const radii: Vec3 = [0.162 * hips * s + grow, 0.125 * s + grow, 0.112 * t * s + grow];
  return [
    named('hips', egg(rig.at('pelvis', [0, 0.005, -0.004]), rotation, radii, { blend: 0.085 * s })),
    ...sides.map((side) =>
      named(
        'hips',
        ball(rig.at('pelvis', [0.075 * hips * signOf(side), -0.05, -0.052]), 0.078 * s + grow, {
          blend: 0.05 * s,
        }),
      ),
    ),
  ];
}
