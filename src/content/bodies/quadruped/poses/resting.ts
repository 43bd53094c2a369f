import { acos, atan2, tau } from '../../../../core/math/index.js';
import { signOf, solve, type Angles, type Joint } from '../../making.js';
import { rigged } from '../rig.js';
import type { Quadruped } from '../define.js';
import { endOf, jointsOf, limbs, sideOf, type Limb } from '../limbs.js';
import { hung, legBones, reaching, type Hang, type Place } from './leg-bones.js';

const place = (skeleton: readonly Joint[], angles: Angles, name: string): Place => {
  const [, y, z] = solve(skeleton, angles).get(name)!.position;
  return [y, z];
};
const ankleHeight = (skeleton: readonly Joint[], limb: Limb): number =>
  skeleton.find(({ name }) => name === jointsOf(limb)[3])!.at[1];

/** The shank's hang that brings a hock down to a height. */
const shankTo = (drop: number, length: number): number =>
  (-acos(Math.max(-1, Math.min(1, drop / length))) * 360) / tau;

/**
 * A pose on its haunches, as dogs sit: thighs level, heels on the ground, forelegs nearly straight. The back is as
 * steep as the forelegs allow.
 */
export function sitting(kind: Quadruped, skeleton: readonly Joint[]): Angles {
  const [thigh, , cannon] = legBones(skeleton, 'left rear');
  const heel = cannon.length * 0.16 + ankleHeight(skeleton, 'left rear');
  const rear: Hang = [82, 0, 81, 0];
  for (let lean = 56; ; lean -= 1) {
    const chest = lean * 0.14;
    const spine: Angles = {
      trunk: [-lean, 0, 0],
      chest: [-chest, 0, 0],
      neck: [0.62 * lean, 0, 0],
      head: [0.36 * lean, 0, 0],
    };
    // as low as rump and thighs are thick
    const hip = place(skeleton, spine, 'left rear hip');
    const ground = Math.min(lowestOf(kind, skeleton, spine), hip[0] - kind.species.rear.mass[1]);
    const knee = hip[0] - thigh.length * 0.139;
    const shank = shankTo(knee - ground - heel, legBones(skeleton, 'left rear')[1].length);
    const angles: Record<string, Angles[string]> = { ...spine };
    let within = true;
    for (const limb of limbs) {
      if (endOf(limb) === 'rear') {
        Object.assign(
          angles,
          splayed(hung(skeleton, limb, -lean, [rear[0], shank, rear[2], rear[3]]), limb, 9),
        );
        continue;
      }
      const root = place(skeleton, spine, jointsOf(limb)[0]);
      const [top, , , foot] = jointsOf(limb).map((name) => skeleton.find((joint) => joint.name === name)!.at);
      const target: Place = [ground + foot[1], root[1] + 0.6 * (foot[2] - top[2]) + 0.02];
      const reach = reaching(legBones(skeleton, limb), limb, root, target);
      within &&= reach.within;
      Object.assign(angles, hung(skeleton, limb, -lean - chest, reach.hang));
    }
    if (within || lean <= 10)
      return { ...angles, tail: [trailing(kind, place(skeleton, spine, 'tail')[0] - ground) + lean, 0, 0] };
  }
}

/** The lowest point of the leaning trunk. */
function lowestOf({ species }: Quadruped, skeleton: readonly Joint[], spine: Angles): number {
  const rig = rigged(skeleton, spine);
  const [, , , , , , , sine, cosine] = rig.turn('trunk');
  return Math.min(
    ...species.trunk
      .filter(({ z }) => z < species.waist[1])
      .map(({ z, top, bottom, reach }) => {
        const [high, long] = [((top - bottom) / 2) * cosine, reach * sine];
        return rig.carry('trunk', [0, (top + bottom) / 2, z])[1] - Math.sqrt(high * high + long * long);
      }),
  );
}

/** A pose on its belly, hind legs under it; forelegs stretched out by paws, folded by hooves. */
export function lying(kind: Quadruped, skeleton: readonly Joint[]): Angles {
  const ground = Math.min(...kind.species.trunk.map(({ bottom }) => bottom)) + 0.02;
  const angles: Record<string, Angles[string]> = {
    tail: [trailing(kind, place(skeleton, {}, 'tail')[0] - ground), 0, 0],
  };
  for (const limb of limbs) {
    const [upper, middle, lower] = legBones(skeleton, limb);
    const top = place(skeleton, {}, jointsOf(limb)[0])[0] - ground;
    if (endOf(limb) === 'rear') {
      const heel = 0.1 * lower.length + ankleHeight(skeleton, limb);
      const hang = 84;
      const knee = top - upper.length * 0.105;
      const shank = shankTo(knee - heel, middle.length);
      Object.assign(angles, splayed(hung(skeleton, limb, 0, [hang, shank, 84, 0]), limb, 26));
    } else {
      const elbow = kind.species.front.joints[1][2] * 0.8;
      const arm = shankTo(top - elbow, upper.length);
      const hang: Hang = kind.species.foot === 'hoof' ? [arm, 82, -84, -110] : [arm, 86, 86, 0];
      Object.assign(angles, splayed(hung(skeleton, limb, 0, hang), limb, 16));
    }
  }
  return angles;
}

/**
 * The angle by which a tail must swing back so that its end lies on the ground instead of reaching below it. @param
 * height of its root above the ground
 */
function trailing({ species: { tail, tuft = [] } }: Quadruped, height: number): number {
  const [[y, z], ...rest] = [...tail, ...tuft];
  const swings = rest.map(([atY, atZ, radius]) => {
    const [down, back] = [y - atY, z - atZ];
    if (down <= 0) return 0;
    const lies = -shankTo(height - radius - 0.02, Math.sqrt(down * down + back * back));
    return lies - (atan2(back, down) * 360) / tau;
  });
  return Math.max(0, ...swings);
}

/** The leg turned outward at its top. */
const splayed = (angles: Angles, limb: Limb, degrees: number): Angles => {
  const [top] = jointsOf(limb);
  return { ...angles, [top]: [angles[top][0], 0, degrees * signOf(sideOf(limb))] };
};
