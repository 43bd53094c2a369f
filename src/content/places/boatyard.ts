import { words } from '../../core/words.js';
import { linear } from '../../world/modeling/index.js';
import { railFence } from './parts/fence.js';
import { gableHouse } from './parts/gable-house.js';
import { horizon, stretch } from './parts/ground.js';
import { hills } from './parts/hills.js';
import { laidUpBoat } from './parts/laid-up-boat.js';
import { plain } from './parts/looks.js';
import { block } from './parts/plates.js';
import { sky } from './parts/sky.js';
import { stains } from './parts/stains.js';
import { treeLine } from './parts/tree-line.js';
import { aroundStand, tufts } from './parts/tufts.js';
import { water } from './parts/water.js';
import { laidOut } from './laid-out.js';
import { definePlace, type Stands } from './place.js';

const stands: Stands = {
  on: 'the yard',
  radius: [0.15, 10],
  things: words(`
    boat, truck, trailer, car, bicycle, person, dog, bird, duck, box, ball, flower pot, starfish
  `),
};

/** A yard of gravel beside the water, where boats stand on land before a shed. */
export const boatyard = definePlace({
  name: 'boatyard',
  setting: 'open',
  ...laidOut(stands, ({ layout, radius, variation, request }) => {
    const own = variation.child('layout');
    const yard = layout.look(own.choice(['gravel', 'gravel', 'earth', 'concrete'] as const));
    const quay = -radius - own.uniform(13, 18);
    stretch(layout, yard, [quay, horizon]);
    const harbor = water(layout, 'harbor', {
      tint: own.choice(['#2c4a50', '#31504a', '#35505c']),
      tile: [5, 3],
    });
    const shore = quay - own.uniform(70, 110);
    stretch(layout, harbor, [shore, quay], -0.9);
    stretch(layout, layout.look('meadow grass'), [-horizon, shore], -0.6);
    layout.add(layout.look('concrete'), block(-400, 400, -2, 0.12, quay - 0.5, quay));
    const planks = layout.look('weathered boards');
    // A jetty with boats at it.
    const jetty = own.uniform(-4, 6);
    layout.add(planks, block(jetty - 1, jetty + 1, -0.35, -0.1, quay - 26, quay - 0.4));
    for (const [side, along] of [
      [-1, 5],
      [1, 8],
      [-1, 14],
      [1, 19],
    ] as const)
      layout.put('boat', {
        x: jetty + side * own.uniform(2.6, 3.4),
        y: -1.35,
        z: quay - along,
        yaw: own.choice([0, 180]) + own.uniform(-5, 5),
      });
    stains(layout, own.child('stains'), yard, {
      ...{ radius, half: radius + 6, z: [-radius - 8, radius + 2], count: 14 },
    });
    tufts(layout, own.child('blades'), layout.look('grass'), {
      ...{ count: 90, at: aroundStand(radius, 7), height: [0.05, 0.16], radius },
    });
    const wood = plain('props', { baseColor: linear('#7b6a54'), metallic: 0, roughness: 0.9 });
    // In a row behind, and more at both sides.
    const row = -radius - own.uniform(5.5, 7.5);
    const left = -radius - own.uniform(4, 6);
    const boats = own.child('boats');
    laidUpBoat(layout, boats.child(0), { x: left, z: row, yaw: boats.uniform(-35, 35) }, wood);
    laidUpBoat(layout, boats.child(1), { x: left - 5, z: row - 1.5, yaw: boats.uniform(-35, 35) }, wood);
    laidUpBoat(
      layout,
      boats.child(2),
      { x: boats.uniform(-3, 2), z: quay + 5, yaw: 90 + boats.uniform(-20, 20) },
      wood,
    );
    const wall = layout.look(own.choice(['wood siding', 'brick'] as const));
    const door = plain('boat shed doors', {
      baseColor: linear(own.choice(['#2f4d63', '#6b3a30', '#3d5745', '#5c5a52'])),
      ...{ metallic: 0, roughness: 0.7 },
    });
    gableHouse(layout, {
      ...{
        x: 0.6 * radius + own.uniform(10, 13),
        z: quay + 4.5,
        width: 13,
        depth: 8,
        height: 4.2,
        rise: 2.6,
      },
      ...{ walls: wall, roof: layout.look('roof tiles'), doorLook: door },
      doors: [{ x0: -2.4, x1: 2.4, y0: 0, y1: 3.6 }],
      windows: [
        { x0: -5, x1: -3.6, y0: 1.2, y1: 2.4 },
        { x0: 3.6, x1: 5, y0: 1.2, y1: 2.4 },
      ],
    });
    railFence(layout, { x0: -60, x1: left - 9, z: quay + 1 }, wood);
    layout.put('box', { x: radius + 1.2, z: -0.8 * radius - 1.1, yaw: 25 });
    treeLine(layout, variation.child('wood'), {
      ...{ half: 150, z: [shore - 6, shore - 40], count: 36, height: [8, 14] },
    });
    hills(layout, variation.child('hills'), variation.child('which hills').choice([[40, 75], [30]]));
    layout.spot([radius + 0.8, 0, -0.3 * radius], 0.5, 2).spot([-radius - 0.8, 0, -0.5 * radius], 0.5, 2);
    const environment = sky(layout, variation.child('sky'), { ground: yard, azimuth: [15, 100] });
    return layout.finish({ stand: { radius, height: request.height }, environment, reach: 1.5 * horizon });
  }),
});
