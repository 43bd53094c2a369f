import type { BodyPose } from '../../bodies/body.js';
import type { HumanLook } from '../../bodies/human/look.js';
import { measuresOf } from '../../bodies/human/proportions.js';
import { reachOf } from '../../bodies/human/stances/limbs.js';
import { Mannequin } from '../../bodies/human/stances/mannequin.js';
import { sides, signOf, type Side } from '../../bodies/side.js';
import { turnMatrix } from '../../../world/modeling/index.js';
import { rotate } from '../../../world/pose.js';
import { add, length, scale, subtract, type Vec3 } from '../../../world/vector.js';
import { axles, seat, type BicycleDesign } from './bicycle.js';
import { pedalTop } from './bicycle-drive.js';

/** The pelvis of the adult of 1.75 m at rest, and above what it sits on, meters. */
const pelvis: Vec3 = [0, 0.95, 0];
const sunk: Vec3 = [0, 0.1, 0.075];
/** Of the skeleton: where shoulders and hips are, which individuals have wider or narrower. */
const wide = { shoulder: 0.175, hip: 0.09 } as const;
/** The most that a back leans, degrees, and how far from the shoulder hands hold something at ease. */
const [mostLean, atEase] = [62, 0.56];
/** From the ankle to the sole under the ball of the foot. */
const ball = (side: Side): Vec3 => [0.012 * signOf(side), -0.085, 0.115];

/** A person on a bicycle of their size: how it is held, and where its pelvis is on the bicycle of an adult of 1.75 m. */
export interface Rider {
  readonly pose: BodyPose;
  readonly pelvis: Vec3;
  /** Of this one's bicycle, as a factor. */
  readonly scale: number;
}

/**
 * Seated, feet on the pedals, hands on the handlebar.
 *
 * @param lean of the back at least, degrees from upright
 */
export function riderOf(look: HumanLook, bicycle: BicycleDesign, lean: number): Rider {
  const { scale: size, shoulders, hips } = measuresOf(look);
  const place = add(seat(bicycle), sunk);
  /** A place of the bicycle about the pelvis at rest, as it is for shoulders or hips of the usual width. */
  const about = (point: Vec3, side: Side, joint: keyof typeof wide): Vec3 => {
    const wider = ((joint === 'hip' ? hips : shoulders) - 1) * wide[joint] * signOf(side);
    return add(add(point, scale(place, -1)), add(pelvis, [-wider, 0, 0]));
  };
  const { place: grip, along } = bicycle.handlebar.held;
  const m = leaning(lean, about(grip, 'left', 'shoulder'));
  const { crank } = axles(bicycle);
  for (const side of sides) pedals(m, side, about(pedalTop(crank, bicycle.pedal, signOf(side)), side, 'hip'));
  for (const side of sides) {
    const mirrored = ([x, y, z]: Vec3): Vec3 => [x * signOf(side), y, z];
    const down: Vec3 = [0, -0.55, 0.83];
    m.bring(
      side,
      about(mirrored(grip), side, 'shoulder'),
      mirrored(down),
      mirrored(along),
      mirrored([0.45, -1, -0.3]),
    );
  }
  return { pose: m.face([3, 0, 0]).pose(), pelvis: place, scale: size };
}

/** As far forward as it takes to reach the handlebar with bent elbows. */
function leaning(least: number, grip: Vec3): Mannequin {
  for (let lean = least; ; lean += 1) {
    const m = new Mannequin().turn({ pelvis: [0.5 * lean, 0, 0] }).trunk([0.5 * lean, 0, 0]);
    if (lean >= mostLean || length(subtract(grip, m.at('left shoulder'))) < atEase) return m;
  }
}

/** A foot on a pedal: its heel the higher, the lower it is. */
function pedals(m: Mannequin, side: Side, pedal: Vec3): void {
  const drop = m.at(`${side} hip`)[1] - pedal[1];
  const heel = 8 + 26 * Math.max(0, Math.min(1, (drop - 0.6) / 0.3));
  const turn = turnMatrix('x', heel);
  const way = subtract(subtract(pedal, rotate(turn, ball(side))), m.at(`${side} hip`));
  m.leg(side, way, length(way) / reachOf.leg, [0.04 * signOf(side), 0, 1]).toes(
    side,
    rotate(turn, [0, 0, 1]),
  );
}
