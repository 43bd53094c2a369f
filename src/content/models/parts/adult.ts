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
