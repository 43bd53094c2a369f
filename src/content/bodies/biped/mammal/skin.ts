import { turnMatrix, type Part } from '../../../../world/modeling/index.js';
import { ball, limb, organicParts, type NamedShape } from '../../../../world/modeling/organic/index.js';
import { compose, rotate, transpose } from '../../../../world/pose.js';
import { add, length, subtract, perAxis, type Vec3 } from '../../../../world/vector.js';
import { belongings } from '../../quadruped/coat/belonging.js';
import { coatOf } from '../../quadruped/coat/layers.js';
import { colorRefined } from '../../quadruped/coat/refine.js';
import { grownOn, grownSkin } from '../../quadruped/hair.js';
import { eyesOf } from '../../quadruped/heads/build.js';
import type { Rig } from '../../quadruped/rig.js';
import { egg } from '../../quadruped/shapes.js';
import { signOf, sides, type Side } from '../../side.js';
import type { BipedSpecies } from './form.js';
import type { BipedLook } from './look.js';

const defaultCell = 0.028;

/** Trunk, neck, arms and legs in the pose, as one skin. */
export function skinParts(species: BipedSpecies, look: BipedLook, rig: Rig, coarseness: number): Part[] {
  const shapes = [
    ...trunkShapes(species, look, rig),
    ...sides.flatMap((side) => [...armShapes(species, side, rig), ...legShapes(species, side, rig)]),
  ];
  const coat = coatOf(look.colors.main, species.coat?.(look.colors) ?? []);
  const belongingAt = belongings(shapes);
  const eyes = eyesOf(species, look, rig);
  return organicParts(shapes, { cell: coarseness * (species.cell ?? defaultCell) }).flatMap(
    ({ name, mesh }) => {
      const rest = toRest(name, rig);
      const skin = colorRefined(mesh, (p) => coat(rest(p), belongingAt(p)));
      return grownSkin(name, skin, grownOn(species.hair, name), { eyes, coarseness });
    },
  );
}

function trunkShapes(
  { head, neck, trunk, waist }: BipedSpecies,
  { plump }: BipedLook,
  rig: Rig,
): NamedShape[] {
  const eggs = trunk.map(({ at, radii: [x, y, z], pitch = 0, blend = 0.08 }): NamedShape => {
    const bone = at[0] < waist[0] ? 'pelvis' : 'chest';
    const turn = compose(turnMatrix('x', -pitch), rig.turn(bone));
    return { ...egg(turn, rig.carry(bone, [0, ...at]), [x * plump, y, z], blend), part: 'trunk' };
  });
  const [[, , low], [, , high]] = neck;
  // into the skull, so that it does not protrude behind
  const skull = add(rig.joint('head'), rotate(rig.turn('head'), [0, 0, 0.3 * head.size]));
  return [...eggs, { ...limb(rig.joint('neck'), skull, low, high, { blend: 0.06 }), part: 'neck' }];
}

function armShapes({ arm: [a, b, c] }: BipedSpecies, side: Side, rig: Rig): NamedShape[] {
  const [shoulder, elbow, wrist] = ['shoulder', 'elbow', 'wrist'].map((name) => rig.joint(`${side} ${name}`));
  const part = `${side} arm`;
  return [
    { ...ball(shoulder, a[3] * 1.12, { blend: 0.05 }), part },
    { ...limb(shoulder, elbow, a[3], b[3], { blend: 0.03 }), part },
    { ...limb(elbow, wrist, b[3], c[3], { blend: 0.01 }), part },
  ];
}

function legShapes({ leg: [a, b, c] }: BipedSpecies, side: Side, rig: Rig): NamedShape[] {
  const [hip, knee, ankle] = ['hip', 'knee', 'ankle'].map((name) => rig.joint(`${side} ${name}`));
  const part = `${side} leg`;
  const calf = add(
    knee,
    rotate(rig.turn(`${side} knee`), [
      0.004 * signOf(side),
      -0.12 * length(subtract(ankle, knee)),
      -0.25 * b[3],
    ]),
  );
  return [
    { ...limb(hip, knee, a[3], b[3], { blend: 0.05 }), part },
    { ...limb(knee, calf, b[3], b[3] * 0.96, { blend: 0.02 }), part },
    { ...limb(calf, ankle, b[3] * 0.96, c[3], { blend: 0.02 }), part },
  ];
}

/** The place at rest of a point of the posed skin, by the nearer bone of its limb. */
function toRest(part: string, rig: Rig): (p: Vec3) => Vec3 {
  const [side, limbName] = part.split(' ');
  const bones =
    limbName === 'arm'
      ? [`${side} shoulder`, `${side} elbow`]
      : limbName === 'leg'
        ? [`${side} hip`, `${side} knee`]
        : [part === 'neck' ? 'neck' : 'chest'];
  const ends: Record<string, string> = { shoulder: 'elbow', elbow: 'wrist', hip: 'knee', knee: 'ankle' };
  const middles = bones.map((bone) => {
    const end = ends[bone.split(' ')[1] ?? ''];
    const from = rig.joint(bone);
    const to = end ? rig.joint(`${side} ${end}`) : from;
    return { bone, middle: perAxis((k) => (from[k] + to[k]) / 2) };
  });
  return (p) => {
    const { bone } = middles.reduce((a, b) =>
      length(subtract(p, b.middle)) < length(subtract(p, a.middle)) ? b : a,
    );
    return add(rig.rest(bone), rotate(transpose(rig.turn(bone)), subtract(p, rig.joint(bone))));
  };
}
