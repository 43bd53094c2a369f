import { extrude, materials, moved, turned, ellipse } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { memoize } from '../../../core/memoize.js';
import { part, rod } from './parts/rod.js';

const blade = memoize(() => turned(extrude(ellipse(0.152, 0.158, 36), 0.006), 'y', 90));
const rubber = memoize(() => turned(extrude(ellipse(0.15, 0.15, 36), 0.0045), 'y', 90));

export const tableTennisBat = defineProp({
  name: 'a table tennis bat',
  tilt: 40,
  build(variation) {
    const red = variation.child('rubber').choice(['#c8282e', '#c8282e', '#2b5fb8']);
    return [
      part('handle', rod(-0.06, 0.06, 0.014), materials.wood('#b98a55')),
      part('blade', moved(blade(), 0, 0.125, 0), materials.wood('#d2a871')),
      part('rubber', moved(rubber(), 0.0045, 0.13, 0), materials.mattePlastic(red)),
      part('back rubber', moved(rubber(), -0.0045, 0.13, 0), materials.mattePlastic('#1d1d20')),
    ];
  },
});
