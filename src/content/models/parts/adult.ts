import type { Stream } from '../../../core/stream.js';
import { humanLook, type HumanLook } from '../../bodies/human/look.js';

/** The first of a stream's people who is a woman or a man, since children are known by other words, and has shoes on in the street. */
export function adult(variation: Stream, fits: (look: HumanLook) => boolean = () => true): HumanLook {
  for (let attempt = 0; ; attempt++) {
    const look = humanLook(variation.child('look', attempt));
    const grown = look.noun === 'woman' || look.noun === 'man';
    if (grown && look.clothes.feet === 'shoes' && fits(look)) return look;
  }
}

const shoes = ['#1f1d1c', '#3a2a20', '#6b4528', '#e8e6e1', '#8d8f94', '#27344a', '#7a2f2b', '#2f5d50'];

/** An adult as one meets them outdoors: the shirt or jacket of one color, sleeves and all, and shoes of a usual color. */
export function adultOutdoors(variation: Stream, fits?: (look: HumanLook) => boolean): HumanLook {
  const look = adult(variation, fits);
  const { topColor } = look.clothes;
  const shoeColor = variation.child('shoes').choice(shoes);
  return { ...look, clothes: { ...look.clothes, sleeveColor: topColor, shoeColor } };
}
