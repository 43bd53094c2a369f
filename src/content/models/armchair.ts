import { defineModel } from './define.js';
import { upholstered } from './parts/upholstery.js';

/** An upholstered chair for one, with arms. */
export const armchair = defineModel({
  category: 'armchair',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open side of the seat, opposite the backrest',
  build: (variation) => upholstered(variation, 1, variation.child('seat').uniform(0.56, 0.64)),
});
