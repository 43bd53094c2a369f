import { defineModel } from '../define.js';
import { boxTrailer, caravan } from './closed.js';
import { flatbedTrailer, utilityTrailer } from './open.js';

const styles = [utilityTrailer, caravan, flatbedTrailer, boxTrailer] as const;

/** What a car draws: an open trailer, a flat one for a car, a closed one or a caravan. */
export const trailer = defineModel({
  category: 'trailer',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'drawbar and hitch',
  build: (variation) => variation.child('kind').choice(styles)(variation),
});
