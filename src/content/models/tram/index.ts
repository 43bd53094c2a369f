import { defineModel } from '../define.js';
import { heritageTram } from './heritage.js';
import { modernTram } from './modern.js';
import { streamlinedTram } from './streamlined.js';

/** Those in sections of today, single cars with round ends, and two-axle cars with a trolley pole. */
const styles = [modernTram, modernTram, streamlinedTram, heritageTram] as const;

/** A tram. With or without a second cab behind, white lamps and the number of its line are in front, red lamps behind. */
export const tram = defineModel({
  category: 'tram',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'headlights and the line number over the windshield',
  hasText: true,
  // Two figures, 0.25 m high, on 20 m.
  letters: 0.012,
  build: (variation) => variation.child('style').choice(styles)(variation),
});
