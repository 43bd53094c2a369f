import { words } from '../../core/words.js';
import { environments } from '../environments/index.js';
import type { Look } from './parts/looks.js';
import { paperSweep } from './parts/paper-sweep.js';
import { laidOut } from './laid-out.js';
import { cameraReach, definePlace, type Stands } from './place.js';

const stands: Stands = {
  on: 'the paper',
  radius: [0.03, 24],
  things: words(`
    mug, toaster, teapot, shoe, camera, laptop camera, monitor, guitar, toy rifle, chair, armchair, soft sofa,
    stool, bicycle, motorcycle, car, person, dog, cat, rabbit, duck, bird, hammer, watering can, toy bus,
    toy train, suitcase, umbrella, toilet, backpack, laptop
  `),
};

const studios = environments.filter(({ setting }) => setting === 'studio');

/** A photographer's studio: a sweep of paper under softboxes, in proportion to what stands on it. */
export const studio = definePlace({
  name: 'studio',
  setting: 'room',
  ...laidOut(stands, ({ layout, radius, variation, request }) => {
    const size = variation.child('size');
    const reach = Math.max(radius, request.height / 2);
    const sheet = layout.look(size.choice(['backdrop paper', 'backdrop paper', 'canvas'] as const));
    // Its grain is as large as it is for a thing a meter wide.
    const [along, down] = typeof sheet.tile === 'object' ? sheet.tile : [1, 1];
    const tile = [by(reach) * along, by(reach) * down] as const;
    const paper: Look = { ...sheet, tile: 'own' };
    const back = radius * size.uniform(2.2, 3.2);
    const far = cameraReach(stands, request);
    const form = { half: 3 * far, front: 2 * far, back, radius: 0.6 * back, high: 3 * far + request.height };
    layout.shell(paper, paperSweep(form, tile));
    const light = variation.child('light');
    const distant = light.choice(studios).build({
      azimuth: layout.side * light.uniform(20, 75),
      ground: paper.color,
      variation: light.child('studio'),
    });
    const { key } = distant;
    // Softboxes stand as near as they do for a thing a meter wide.
    const near = key?.kind === 'lamp' && { ...key, position: key.position.map((value) => value * by(reach)) };
    const scale = by(reach) * by(reach);
    return layout.finish({
      stand: { radius, height: request.height },
      environment: {
        radiance: (x, y, z, out) => distant.radiance(x, y, z, out),
        ...(near && {
          key: {
            ...{ kind: 'lamp', radius: near.radius * by(reach) },
            position: near.position as unknown as readonly [number, number, number],
            color: near.color.map((value) => value * scale) as unknown as readonly [number, number, number],
          },
        }),
      },
      reach: 6 * far,
    });
  }),
});

/** How much farther lamps stand. */
const by = (reach: number): number => Math.max(0.5, reach / 0.6);
