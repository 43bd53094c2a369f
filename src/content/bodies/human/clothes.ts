import type { Stream } from '../../../core/stream.js';
import { drawn } from '../../roster.js';
import { perceived, unlike } from './colors.js';
import type { Noun } from './nouns.js';

export const tops = ['tee', 'shirt', 'jacket', 'tank'] as const;
export const bottoms = ['trousers', 'shorts', 'skirt'] as const;

/** The clothes that are worn. Colors are sRGB. A type, since an interface has no index signature. */
export type Clothes = {
  readonly top: (typeof tops)[number];
  /** The length of the sleeves from the shoulder: 0 none, 1 the elbow, 2 the wrist. */
  readonly sleeves: number;
  readonly topColor: string;
  /** Long sleeves differ from the trunk, so that an arm is seen before it. */
  readonly sleeveColor: string;
  readonly bottom: (typeof bottoms)[number];
  readonly bottomColor: string;
  /** A skirt and top of one color and cloth. */
  readonly dress: boolean;
  readonly feet: 'shoes' | 'bare';
  readonly shoeColor: string;
  readonly soleColor: string;
};

/** A color close to the plain backgrounds of pictures. */
const backdrop = '#d8dbde';

/** Clothes whose colors differ from the skin and from each other. */
export function dress(draw: Stream, noun: Noun, skin: string): Clothes {
  const she = noun === 'woman' || noun === 'girl';
  const top = drawn('tops', { tee: 0.42, shirt: 0.22, jacket: 0.16, tank: 0.2 }, draw.child('top'));
  const shares = she
    ? { trousers: 0.45, shorts: 0.25, skirt: 0.3 }
    : { trousers: 0.62, shorts: 0.38, skirt: 0 };
  const bottom = drawn('bottoms', shares, draw.child('bottom'));
  const bright = draw.child('top color');
  const topColor = unlike(
    () => perceived(bright.uniform(0.36, 0.74), bright.uniform(0.07, 0.17), bright.uniform(0, 360)),
    [skin, backdrop],
    0.22,
  );
  const plain = draw.child('bottom color');
  const isDress = bottom === 'skirt' && draw.child('dress').float() < 0.5;
  const bottomColor = isDress
    ? topColor
    : unlike(
        () =>
          perceived(
            plain.uniform(0.24, 0.6),
            plain.uniform(0.01, 0.09),
            plain.choice([60, 90, 150, 255, 265, 275]),
          ),
        [skin, topColor],
        0.2,
      );
  const sleeve = draw.child('sleeve color');
  const long = top === 'jacket' || (top === 'shirt' && draw.child('sleeves').float() < 0.75);
  const sleeves = top === 'tank' ? 0 : long ? 2 : 0.62;
  const shoe = draw.child('shoes');
  return {
    top,
    sleeves,
    topColor,
    sleeveColor: long
      ? unlike(
          () => perceived(sleeve.uniform(0.3, 0.86), sleeve.uniform(0.01, 0.14), sleeve.uniform(0, 360)),
          [skin, topColor, bottomColor, backdrop],
          0.2,
        )
      : topColor,
    bottom,
    bottomColor,
    dress: isDress,
    feet: draw.child('feet').float() < 0.15 ? 'bare' : 'shoes',
    shoeColor: unlike(
      () => perceived(shoe.uniform(0.25, 0.9), shoe.uniform(0, 0.17), shoe.uniform(0, 360)),
      [skin, bottomColor],
      0.25,
    ),
    soleColor: shoe.choice(['#e9e6df', '#2a2a2c', '#b08a5a']),
  };
}
