import { objectNames } from '../names/objects.js';
import { defineModel } from './define.js';
import { plasticToyBus } from './parts/plastic-toy-bus.js';
import { woodenToyBus } from './parts/wooden-toy-bus.js';

const styles = [plasticToyBus, plasticToyBus, woodenToyBus] as const;

/** A bus to play with: of plastic, or cut from a block of wood. */
export const toyBus = defineModel({
  category: 'toy bus',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'windshield and large headlights',
  hasUp: true,
  names: objectNames('toy bus'),
  build: (variation) => variation.child('style').choice(styles)(variation),
});
