import { materials } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { part, spindle } from './parts/rod.js';

export const baseballBat = defineProp({
  name: 'a baseball bat',
  tilt: 18,
  build(variation) {
    const look = variation.child('wood').choice(['#b98049', '#d3a76b', '#7a4a2b', '#2a2b30']);
    const profile = [[0, -0.075], [0.024, -0.073], [0.026, -0.06], [0.014, -0.045], [0.0135, 0.16], [0.018, 0.32], [0.03, 0.52], [0.034, 0.66], [0.033, 0.76], [0.024, 0.785], [0, 0.79]] as const; // prettier-ignore
    return [part('bat', spindle(profile), materials.wood(look))];
  },
});
