import { beveledBox, materials, moved } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { handle, part, rod } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** A scull, its blade at +y; shorter than the real one. */
export const oar = defineProp({
  name: 'an oar',
  build: (variation) => [
    handle(-0.07, 0.1, 0.018),
    part('shaft', rod(0.08, 0.95, 0.018), materials.paint('#e9e5d8')),
    part(
      'blade',
      moved(beveledBox(0.018, 0.42, 0.18, 0.008), 0, 1.1, 0),
      materials.paint(strongTint(variation)),
    ),
  ],
});
