import { words } from '../../core/words.js';
import { bush, ground, houseRow, lampPost, level, litter, stains, townTrees, tree } from './parts/index.js';
import { isNight, sky } from './parts/sky.js';
import { curbHeight, line, sidewalk } from './parts/street.js';
import { laidOut } from './laid-out.js';

/** A parking lot: bays with parked cars behind a lane, a strip of green and houses. */
export const parkingLot = laidOut({
  name: 'parking lot',
  setting: 'open',
  on: 'the parking lot',
  radius: [0.4, 6],
  things: words('car, bus, truck, van, trailer, motorcycle, bicycle, person, cyclist, suitcase, box, dog'),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const asphalt = layout.look('asphalt');
    ground(layout, asphalt);
    const bay = -radius - own.uniform(1, 2);
    const [wide, deep] = [2.6, 5];
    const shift = own.uniform(0, wide);
    const half = 6 * radius + 24;
    for (let x = -Math.floor(half / wide) * wide + shift; x < half; x += wide)
      line(layout, x - 0.05, x + 0.05, bay - deep, bay);
    const traces = { radius, half: radius + 6, z: [bay - deep, radius + 2] } as const;
    stains(layout, own.child('stains'), asphalt, { ...traces, count: 16 });
    litter(layout, own.child('litter'), { ...traces, count: 50 });
    const curb = bay - deep - 0.1;
    sidewalk(layout, {
      curb,
      back: curb - 2.2,
      half,
      paving: layout.look('paving'),
      stone: layout.look('kerbstone'),
    });
    layout.shell(layout.look('grass'), level(-half, half, curb - 9, curb - 2.2, 0.08));
    const bays = own.shuffle([-3, -2, -1, 1, 2]).slice(0, 3);
    for (const i of bays) {
      const x = shift + (i + 0.5) * wide;
      layout.put('car', {
        x: x + own.uniform(-0.12, 0.12),
        z: bay - deep / 2 - own.uniform(-0.1, 0.3),
        yaw: own.choice([0, 180]) + own.uniform(-2, 2),
      });
    }
    const bark = layout.look('bark');
    const kind = tree(own.child('tree'), bark, {
      kind: own.child('kind').choice(townTrees),
      height: own.uniform(5.5, 7.5),
      clear: 0.32,
      count: 400,
    });
    for (let x = -28; x <= 28; x += 8)
      layout.place(kind, {
        x: x + own.uniform(-1.5, 1.5),
        y: 0.08,
        z: curb - own.uniform(3.4, 5),
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.85, 1.15),
      });
    const shrub = bush(own.child('bush'), 0.7);
    for (let x = -18; x <= 18; x += 4)
      layout.place(shrub, {
        x: x + own.uniform(-1, 1),
        y: 0.08,
        z: curb - own.uniform(2.9, 3.4),
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.8, 1.2),
      });
    const night = isNight(variation.child('sky'));
    houseRow(layout, variation.child('houses'), half + 10, curb - 11, night);
    lampPost(layout, own.uniform(0.5, 4), curb - 0.7, curbHeight, night);
    layout.spot([radius + 0.8, 0, -0.6 * radius], 0.5, 2).spot([-radius - 0.8, 0, -0.5 * radius], 0.5, 2);
    return {
      environment: sky(layout, variation.child('sky'), {
        ground: asphalt,
        azimuth: [15, 100],
        lamps: radius,
      }),
    };
  },
});
