import { points, type Stream, words } from '../../core/index.js';
import { cylinder, moved, tube, turned, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { block, gableHouse, hills, railFence, sky, stains, treeLine, water } from './parts/index.js';
import { horizon, stretch } from './parts/ground.js';
import type { Layout } from './parts/layout.js';
import { grayMetal, type Look, solid, whitePaint } from './parts/looks.js';
import { aroundStand, tufts } from './parts/tufts.js';
import { laidOut } from './laid-out.js';

/** The height of keels above the ground, meters. */
const keel = 0.55;

/** A boat of the catalog on blocks, between posts that prop its sides; some have a mast with its stays. Meters. */
function laidUpBoat(
  layout: Layout,
  variation: Stream,
  site: { readonly x: number; readonly z: number; readonly yaw: number },
  wood: Look,
): void {
  const { x, z, yaw } = site;
  const put = (mesh: Mesh): Mesh => moved(turned(mesh, 'y', yaw), x, 0, z);
  layout.put('boat', { ...site, y: keel });
  for (const along of [-2.2, -0.4, 1.4]) {
    layout.add(wood, put(block(-0.5, 0.5, 0, 0.26, along - 0.15, along + 0.15)));
    layout.add(wood, put(block(-0.25, 0.25, 0.26, keel + 0.02, along - 0.14, along + 0.14)));
    for (const side of [-1, 1]) {
      const prop = tube(points([side * 1.5, 0, along], [side * 1.02, keel + 0.5, along]), 0.045, 8);
      layout.add(grayMetal, put(prop));
      layout.add(wood, put(block(side * 1.5 - 0.16, side * 1.5 + 0.16, 0, 0.05, along - 0.16, along + 0.16)));
    }
  }
  if (variation.float() < 0.6) mast(layout, put, variation.uniform(7, 9.5));
}

/** A mast before the cabin with a pair of spreaders, a boom and stays. */
function mast(layout: Layout, put: (mesh: Mesh) => Mesh, high: number): void {
  const [foot, at] = [keel + 1.2, 1.3];
  const top = foot + high;
  layout.add(whitePaint, put(moved(cylinder(0.06, high, 12), 0, foot + high / 2, at)));
  const spreader = foot + 0.55 * high;
  layout.add(whitePaint, put(block(-0.7, 0.7, spreader, spreader + 0.04, at - 0.03, at + 0.03)));
  const head: Vec3 = [0, top, at];
  const stays: readonly (readonly Vec3[])[] = [
    [head, [0, keel + 1.6, 3.35]],
    [head, [0, keel + 1.2, -3]],
    [head, [-0.7, spreader, at], [-1.1, keel + 1.25, at]],
    [head, [0.7, spreader, at], [1.1, keel + 1.25, at]],
  ];
  for (const stay of stays) layout.add(grayMetal, put(tube(stay, 0.012, 5)));
}

/** A yard of gravel beside the water, where boats stand on land before a shed. */
export const boatyard = laidOut({
  name: 'boatyard',
  setting: 'open',
  on: 'the yard',
  radius: [0.15, 10],
  things: words(`
    boat, truck, trailer, car, bicycle, person, dog, bird, duck, box, ball, flower pot, starfish
  `),
  build({ layout, radius, variation }) {
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
    for (const [side, along] of points('-1,5 1,8 -1,14 1,19'))
      layout.put('boat', {
        x: jetty + side * own.uniform(2.6, 3.4),
        y: -1.35,
        z: quay - along,
        yaw: own.choice([0, 180]) + own.uniform(-5, 5),
      });
    stains(layout, own.child('stains'), yard, {
      radius,
      half: radius + 6,
      z: [-radius - 8, radius + 2],
      count: 14,
    });
    tufts(layout, own.child('blades'), layout.look('grass'), {
      count: 90,
      at: aroundStand(radius, 7),
      height: [0.05, 0.16],
      radius,
    });
    const wood = solid('props', '#7b6a54', 0.9);
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
    const door = solid('boat shed doors', own.choice(['#2f4d63', '#6b3a30', '#3d5745', '#5c5a52']), 0.7);
    gableHouse(layout, {
      x: 0.6 * radius + own.uniform(10, 13),
      z: quay + 4.5,
      width: 13,
      depth: 8,
      height: 4.2,
      rise: 2.6,
      walls: wall,
      roof: layout.look('roof tiles'),
      doorLook: door,
      doors: [{ x0: -2.4, x1: 2.4, y0: 0, y1: 3.6 }],
      windows: [
        { x0: -5, x1: -3.6, y0: 1.2, y1: 2.4 },
        { x0: 3.6, x1: 5, y0: 1.2, y1: 2.4 },
      ],
    });
    railFence(layout, { x0: -60, x1: left - 9, z: quay + 1 }, wood);
    layout.put('box', { x: radius + 1.2, z: -0.8 * radius - 1.1, yaw: 25 });
    treeLine(layout, variation, 150, [shore - 6, shore - 40], { count: 36, height: [8, 14] });
    hills(layout, variation.child('hills'), variation.child('which hills').choice([[40, 75], [30]]));
    layout.spot([radius + 0.8, 0, -0.3 * radius], 0.5, 2).spot([-radius - 0.8, 0, -0.5 * radius], 0.5, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: yard, azimuth: [15, 100] }) };
  },
});
