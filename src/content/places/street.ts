import { words } from '../../core/words.js';
import { ground, houseRow, isNight, lampPost, litter, sky, stains, townTrees, tree } from './parts/index.js';
import { dashes, curbHeight, sidewalk } from './parts/street.js';
import { laidOut } from './laid-out.js';

/** The curb of a street, with houses behind the sidewalk. */
export const street = laidOut({
  name: 'street',
  setting: 'open',
  on: 'the road',
  radius: [0.4, 12],
  things: words(`
    car, bus, truck, van, tram, trailer, bicycle, motorcycle, person, cyclist, pedestrian, dog, cat, suitcase
  `),
  build({ layout, radius, variation }) {
    const size = variation.child('size');
    const road = layout.look('asphalt');
    ground(layout, road);
    const curb = -radius - size.uniform(0.3, 0.8);
    const walk = size.uniform(2.6, 3.6);
    const fronts = curb - walk;
    const half = 6 * radius + 24;
    sidewalk(layout, {
      curb,
      back: fronts,
      half,
      paving: layout.look('paving'),
      stone: layout.look('kerbstone'),
    });
    const night = isNight(variation.child('sky'));
    houseRow(layout, variation.child('houses'), half, fronts, night);
    dashes(layout, half, Math.max(radius + 0.6, 2.2));
    const bark = layout.look('bark');
    const own = variation.child('along');
    const traces = { radius, half: radius + 5, z: [curb + 0.2, radius + 2], count: 8 } as const;
    stains(layout, own.child('stains'), road, traces);
    litter(layout, own.child('litter'), { radius, half: radius + 7, z: [curb, curb + 0.5], count: 60 });
    litter(layout, own.child('swept'), {
      radius,
      half: radius + 7,
      z: [curb - 2, curb - 0.2],
      count: 25,
      y: curbHeight,
    });
    const planted = [
      tree(own.child('tree'), bark, {
        kind: own.child('kind').choice(townTrees),
        height: own.uniform(5, 6.5),
        clear: 0.4,
        count: 340,
      }),
    ];
    for (const x of [-3 - 1.3 * radius, 3.4 + 1.4 * radius, -12 - 2 * radius]) {
      layout.place(planted[0], {
        x: x + own.uniform(-0.6, 0.6),
        y: curbHeight,
        z: curb - 0.8,
        yaw: own.uniform(0, 360),
      });
    }
    lampPost(layout, 0.9 * radius + own.uniform(0.4, 1.2), curb - 0.45, curbHeight, night);
    layout.put('bench', { x: -radius - 0.4, y: curbHeight, z: fronts + 0.5 });
    layout.put(own.choice(['car', 'car', 'motorcycle']), { x: 2.2 * radius + 3.2, z: curb + 1.25, yaw: 90 });
    layout.put('mailbox', { x: 0.35 * radius + 0.9, y: curbHeight, z: curb - walk + 0.5 });
    if (own.float() < 0.6)
      layout.put('person', {
        x: -0.5 * radius - 1.1,
        y: curbHeight,
        z: curb - 1.2,
        yaw: own.choice([90, -90]),
      });
    layout
      .spot([-radius - 0.7, 0, -0.4 * radius], 0.4, 2)
      .spot([1.1 * radius + 0.6, curbHeight, curb - 1.6], 0.4, 2);
    return {
      environment: sky(layout, variation.child('sky'), { ground: road, azimuth: [15, 85], lamps: radius }),
    };
  },
});
