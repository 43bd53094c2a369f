import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import type { Stream } from '../../core/stream.js';
import type { Part } from '../../world/model.js';
import { mapParts, materials, moved, scaled } from '../../world/modeling/index.js';
import { scale, subtract } from '../../world/vector.js';
import { carriedParts } from '../bodies/carry.js';
import type { Haircut } from '../bodies/human/hair/haircuts.js';
import type { HumanLook } from '../bodies/human/look.js';
import { person as body } from '../bodies/human/person.js';
import { measuresOf } from '../bodies/human/proportions.js';
import { objectNames } from '../names/objects.js';
import { defineModel } from './define.js';
import { adultOutdoors } from './parts/adult.js';
import { bicycleParts, type BicycleDesign } from './parts/bicycle.js';
import { helmetForms, helmetParts } from './parts/cycle-helmet.js';
import { dropBar, flatBar, sweptBar } from './parts/handlebars.js';
import { riderOf } from './parts/rider.js';

/** A kind of bicycle, and how one sits on it. */
interface Kind {
  readonly handlebar: typeof sweptBar;
  readonly barHeight: readonly [number, number];
  readonly wide: readonly [number, number];
  /** Of the back, degrees from upright. */
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

const paints = [
  '#b3141c',
  '#1c5fb0',
  '#2a7d55',
  '#e0a21b',
  '#23262b',
  '#d2611c',
  '#6fb5c9',
  '#e9e7e2',
] as const;
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
  hasUp: true,
  names: objectNames('cyclist'),
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
          frames['head']!,
          measuresOf(look).head,
        )
      : [];
    const [x, y, z] = subtract(scale(rider.pelvis, rider.scale), points['pelvis']!);
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
  return {
    ...look,
    hat: { ...look.hat, form: 'none' },
    glasses: { ...look.glasses, form: 'none' },
  };
}

function designOf(
  { handlebar, barHeight, wide, equipped, stepThrough }: Kind,
  variation: Stream,
): BicycleDesign {
  const size = variation.child('size');
  const height = size.uniform(...barHeight);
  const turn = variation.child('pedals').uniform(0, 360);
  const look = variation.child('look');
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
