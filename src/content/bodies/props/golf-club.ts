import { beveledBox, materials, moved, turned } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { handle, part, rod } from './parts/rod.js';

export const golfClub = defineProp({
  name: 'a golf club',
  tilt: 45,
  build: () => [
    handle(-0.1, 0.18, 0.0125),
    part('shaft', rod(0.16, 0.98, 0.006), materials.chrome()),
    part(
      'head',
      moved(turned(beveledBox(0.03, 0.055, 0.105, 0.012), 'x', -12), 0, 0.99, 0.04),
      materials.steel(),
    ),
  ],
});
