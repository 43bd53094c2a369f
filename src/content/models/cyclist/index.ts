import { cosDegrees, sinDegrees, type Stream } from '../../../core/index.js';
import { mapParts, materials, moved, scaled, turnMatrix, type Part } from '../../../world/modeling/index.js';
import { add, length, rotate, scale, subtract, type Vec3 } from '../../../world/index.js';
import type { BodyPose } from '../../bodies/body.js';
import { carriedParts } from '../../bodies/carry.js';
import type { Haircut } from '../../bodies/human/hair/haircuts.js';
import type { HumanLook } from '../../bodies/human/look.js';
import { person as body } from '../../bodies/human/person.js';
import { measuresOf } from '../../bodies/human/proportions.js';
import { reachOf } from '../../bodies/human/stances/limbs.js';
import { Mannequin } from '../../bodies/human/stances/mannequin.js';
import { sides, signOf, type Side } from '../../bodies/side.js';
import { defineModel } from '../define.js';
import { adultOutdoors } from '../parts/adult.js';
import { pedalTop } from '../parts/bicycle-drive.js';
import { axles, bicycleParts, seat, type BicycleDesign } from '../parts/bicycle.js';
import { helmetForms, helmetParts } from './cycle-helmet.js';
import { dropBar, flatBar, sweptBar } from '../parts/handlebars.js';

/** The pelvis of the adult of 1.75 m at rest, and above what it sits on, meters. */
const pelvis: Vec3 = [0, 0.95, 0];
const sunk: Vec3 = [0, 0.1, 0.075];
/** The places of shoulders and hips of the skeleton; individuals have them wider or narrower. */
const wide = { shoulder: 0.175, hip: 0.09 } as const;
/** The greatest lean of a back, degrees, and the distance from the shoulder at which hands hold something at ease. */
const [mostLean, atEase] = [62, 0.56];
/** The vector from the ankle to the sole under the ball of the foot. */
const ball = (side: Side): Vec3 => [0.012 * signOf(side), -0.085, 0.115];

/** A person on a bicycle of their size: how it is held, and where its pelvis is on the bicycle of an adult of 1.75 m. */
interface Rider {
  readonly pose: BodyPose;
  readonly pelvis: Vec3;
  /** Size of this one's bicycle, as a factor. */
  readonly scale: number;
}

/** Seated, feet on the pedals, hands on the handlebar. @param lean of the back at least, degrees from upright */
function riderOf(look: HumanLook, bicycle: BicycleDesign, lean: number): Rider {
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

/** A mannequin that leans as far forward as it takes to reach the handlebar with bent elbows. */
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

/** A kind of bicycle, and how one sits on it. */
interface Kind {
  readonly handlebar: typeof sweptBar;
  readonly barHeight: readonly [number, number];
  readonly wide: readonly [number, number];
  /** Lean of the back, degrees from upright. */
  readonly lean: readonly [number, number];
  readonly equipped: boolean;
  readonly stepThrough: boolean;
  readonly helmet: (typeof helmetForms)[number];
}

const city: Kind = {
  handlebar: sweptBar,
  barHeight: [1.0, 1.05],
  wide: [0.018, 0.024],
  lean: [10, 16],
  equipped: true,
  stepThrough: false,
  helmet: 'bowl',
};
const kinds: readonly Kind[] = [
  city,
  { ...city, stepThrough: true },
  {
    handlebar: flatBar,
    barHeight: [0.95, 0.99],
    wide: [0.027, 0.031],
    lean: [26, 32],
    equipped: false,
    stepThrough: false,
    helmet: 'vented',
  },
  {
    handlebar: dropBar,
    barHeight: [0.88, 0.92],
    wide: [0.012, 0.014],
    lean: [44, 50],
    equipped: false,
    stepThrough: false,
    helmet: 'vented',
  },
];

const paints = ['#b3141c', '#1c5fb0', '#2a7d55', '#e0a21b', '#23262b', '#d2611c', '#6fb5c9', '#e9e7e2'];
/** Hair and beards of few triangles, for the bicycle has its own. */
const bareHeaded: readonly Haircut[] = ['crop', 'short', 'bob', 'long'];
const underHelmets: readonly Haircut[] = ['buzz', 'short', 'bald'];
const helmets = ['#e8e6e1', '#1f2124', '#c8281f', '#1f5fa8', '#d9d03a', '#2f8f6a', '#e07a24'] as const;

/** A clothed adult who rides a bicycle. */
export const cyclist = defineModel({
  category: 'cyclist',
  broadClass: 'people',
  hasFront: true,
  frontShownBy: 'the face and the handlebar',
  build(variation) {
    const kind = variation.child('kind').choice(kinds);
    const helmeted = variation.child('helmeted').float() < 0.6;
    const look = ridersLook(variation, helmeted);
    const bicycle = designOf(kind, variation.child('bicycle'));
    const rider = riderOf(look, bicycle, variation.child('lean').uniform(...kind.lean));
    const { parts, points, frames } = body.build(look, rider.pose, 1.5);
    const helmet = helmeted
      ? carriedParts(
          helmetParts(kind.helmet, variation.child('helmet').choice(helmets)),
          frames['head'],
          measuresOf(look).head,
        )
      : [];
    const [x, y, z] = subtract(scale(rider.pelvis, rider.scale), points['pelvis']);
    return [
      ...mapParts(bicycleParts(bicycle), (mesh) => scaled(mesh, rider.scale)),
      ...mapParts([...parts, ...helmet], (mesh) => moved(mesh, x, y, z)),
    ] satisfies Part[];
  },
});

/** An adult in clothes for riding, whose hair has room under a helmet where there is one. */
function ridersLook(variation: Stream, helmeted: boolean): HumanLook {
  const cuts = helmeted ? underHelmets : bareHeaded;
  const look = adultOutdoors(
    variation,
    ({ clothes, hair, beard, height }) =>
      clothes.bottom !== 'skirt' && height > 1.62 && cuts.includes(hair.cut) && beard !== 'full',
  );
  return { ...look, hat: { ...look.hat, form: 'none' }, glasses: { ...look.glasses, form: 'none' } };
}

function designOf(
  { handlebar, barHeight, wide, equipped, stepThrough }: Kind,
  variation: Stream,
): BicycleDesign {
  const [size, look] = variation.children('size', 'look');
  const height = size.uniform(...barHeight);
  const turn = variation.child('pedals').uniform(0, 360);
  return {
    wheels: { radius: size.uniform(0.33, 0.35), wide: size.uniform(...wide), segments: [36, 6] },
    seatHeight: size.uniform(0.86, 0.88),
    barHeight: height,
    handlebar: handlebar(height),
    pedal: [0.168 * cosDegrees(turn), 0.168 * sinDegrees(turn)],
    stepThrough,
    hasGuards: equipped,
    hasLamps: equipped,
    hasRack: equipped && variation.child('rack').choice([true, false]),
    paint: materials.paint(look.choice(paints)),
    saddle: materials.leather('#1d1c1c'),
  };
}
