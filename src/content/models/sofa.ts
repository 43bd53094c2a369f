import { defineModel } from './define.js';
import * as views from './views.js';
import { upholstered } from './parts/upholstery.js';

/** A couch for two or three. */
export const sofa = defineModel({
  category: 'sofa',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open side of the seat, opposite the backrest',
  silhouetteView: views.front,
  build(variation) {
    const seat = variation.child('seat');
    return upholstered(variation, seat.choice([2, 3]), seat.uniform(0.62, 0.7));
  },
});
