import { points, type Stream } from '../../core/index.js';
import { cylinder, lathe, linear, moved, turned } from '../../world/modeling/index.js';
import { scale } from '../../world/vector.js';
import { laidOut } from './laid-out.js';
import { barFence, ground, hangar, hills, sky, stains, treeLine, type Layout } from './parts/index.js';
import {
  blackMetal,
  darkGlass,
  grayMetal,
  type Look,
  painted,
  plain,
  solid,
  whitePaint,
} from './parts/looks.js';
import { block, level } from './parts/plates.js';

const orange = painted('traffic cone', '#d8521c', 0.6);
const white = painted('band of a traffic cone', '#e4e4de', 0.5);

const [foot, tip, high] = [0.15, 0.03, 0.7];
const at = (y: number): number => foot + ((tip - foot) * (y - 0.03)) / (high - 0.03);

const body = lathe(points([at(0.03), 0.03], [at(high), high], [0, high]), { segments: 20 });
const band = lathe(points([at(0.34) + 0.004, 0.34], [at(0.54) + 0.004, 0.54]), { segments: 20 });
const plate = block(-0.19, 0.19, 0, 0.03, -0.19, 0.19);

/** An orange cone with a white band on a square foot, 0.7 m high. Meters. */
function trafficCone(layout: Layout, x: number, z: number): void {
  layout.add(orange, moved(body, x, 0, z), moved(plate, x, 0, z));
  layout.add(white, moved(band, x, 0, z));
}

/** Side of a slab of concrete, meters. */
const slab = 6;
const yellow = painted('yellow line', '#c9a227', 0.8);

/** The concrete before hangars and a terminal, where airplanes are parked. */
export const airportApron = laidOut({
  name: 'airport apron',
  setting: 'open',
  on: 'the apron',
  radius: [0.3, 56],
  things: ['airplane', 'truck', 'bus', 'car', 'bicycle', 'person', 'suitcase', 'ball'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const concrete = layout.look('concrete');
    const back = -radius - own.uniform(24, 34);
    const half = 6 * radius + 90;
    ground(layout, layout.look('meadow grass'), -0.02);
    const front = 6 * radius + 60;
    layout.shell(concrete, level(-half, half, back, front));
    slabs(layout, own.child('slabs'), concrete, { radius, back });
    stains(layout, own.child('stains'), concrete, {
      radius,
      half: radius + 9,
      z: [-radius - 12, radius + 3],
      count: 22,
    });
    // A line along which airplanes taxi, and one that leads from it to where one stands.
    const taxi = -radius - own.uniform(6, 9);
    layout.shell(yellow, level(-half, half, taxi - 0.09, taxi + 0.09, 0.006));
    const lead = own.uniform(-0.2, 0.2) * radius + own.uniform(-0.6, 0.6);
    layout.shell(yellow, level(lead - 0.09, lead + 0.09, taxi, front, 0.006));
    const wide = own.uniform(30, 38);
    const gates = painted('hangar gates', own.choice(['#7f98a8', '#8f9a84', '#b8b4a8', '#56707f']), 0.5);
    const walls = painted('sheet metal', own.choice(['#c3c4c0', '#a9b3b8', '#b7ad9b']), 0.55);
    const roof = plain('hangar roof', { baseColor: linear('#8d9496'), metallic: 0.4, roughness: 0.5 });
    const first = own.uniform(-10, -4) - wide / 2;
    const site = { z: back - own.uniform(3, 6), width: wide, depth: 30, height: 7, rise: 4.5 };
    for (const i of [0, 1])
      hangar(layout, { ...site, x: first - i * (wide + own.uniform(5, 9)), walls, roof, gates });
    terminal(layout, own.child('terminal'), { x: own.uniform(6, 12), z: back - own.uniform(2, 5) });
    barFence(layout, { x0: first + wide / 2 + 0.4, x1: 5, z: back - 1 }, grayMetal);
    tug(layout, own.child('tug'), { x: radius + own.uniform(2.5, 4), z: -radius - own.uniform(1.5, 4) });
    stairs(layout, { x: -radius - own.uniform(5, 7), z: -radius - own.uniform(5, 9) }, whitePaint);
    const cones = own.child('cones');
    for (let i = 0; i < 5; i++)
      trafficCone(
        layout,
        -radius - 1.5 + 0.9 * i * cones.uniform(0.9, 1.1),
        -radius - 2.2 + cones.uniform(-0.2, 0.2),
      );
    if (own.float() < 0.75) {
      const z = back + own.uniform(-2, 3);
      layout.put('airplane', {
        x: Math.max(46, radius + 24) + own.uniform(0, 6),
        z,
        yaw: own.uniform(-130, -50),
      });
    }
    layout.put('truck', { x: own.uniform(-6, 10), z: back + own.uniform(2, 4), yaw: own.choice([-90, 90]) });
    treeLine(layout, variation, 200, [back - 50, back - 80], { count: 64, height: [9, 14], air: 'hazy' });
    hills(layout, variation.child('hills'), variation.child('which hills').choice([[30], [25, 50]]));
    layout.spot([radius + 0.9, 0, -0.3 * radius], 0.5, 2).spot([-radius - 0.9, 0, -0.4 * radius], 0.5, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: concrete, azimuth: [15, 100] }) };
  },
});

/** Joints, and slabs that were laid later than others. */
function slabs(
  layout: Layout,
  variation: Stream,
  concrete: Look,
  { radius, back }: { readonly radius: number; readonly back: number },
): void {
  const half = Math.min(120, 3 * radius + 36);
  const front = 3 * radius + 20;
  const joint = solid('joint', [0.07, 0.07, 0.068], 0.9);
  const [dx, dz] = [variation.uniform(0, slab), variation.uniform(0, slab)];
  const tinted = [0.86, 0.93, 1.06].map((share): Look => {
    const baseColor = scale(concrete.material.baseColor, share);
    return { ...concrete, name: 'other concrete', material: { ...concrete.material, baseColor } };
  });
  for (let x = -half + dx; x < half; x += slab) {
    layout.shell(joint, level(x - 0.02, x + 0.02, back, front, 0.003));
    for (let z = back + dz; z < front - slab; z += slab)
      if (variation.float() < 0.3)
        layout.shell(variation.choice(tinted), level(x, x + slab, z, z + slab, 0.0008));
  }
  for (let z = back + dz; z < front; z += slab)
    layout.shell(joint, level(-half, half, z - 0.02, z + 0.02, 0.003));
}

/** A building with two bands of windows and a tower at its end. */
function terminal(layout: Layout, own: Stream, { x, z }: { readonly x: number; readonly z: number }): void {
  const walls = layout.look('stucco');
  const long = own.uniform(46, 60);
  const deep = 14;
  layout.add(walls, block(x, x + long, 0, 8.6, z - deep, z));
  layout.add(grayMetal, block(x - 0.4, x + long + 0.4, 8.6, 9, z - deep - 0.4, z + 1.2));
  for (const [low, high] of points('0.9,3.2 4.6,7.8')) {
    layout.add(darkGlass, block(x + 1, x + long - 1, low, high, z, z + 0.03));
    for (let at = x + 1; at <= x + long - 1; at += 1.9)
      layout.add(whitePaint, block(at - 0.05, at + 0.05, low, high, z + 0.03, z + 0.13));
    layout.add(whitePaint, block(x + 0.9, x + long - 0.9, low - 0.14, low, z, z + 0.16));
  }
  const tower = x + long - own.uniform(8, 20);
  const high = own.uniform(17, 22);
  layout.add(walls, moved(cylinder(2.3, high, 32), tower, high / 2, z - 7));
  layout.add(darkGlass, moved(cylinder(3.3, 2.6, 8), tower, high + 1.3, z - 7));
  for (const [r, y] of [
    [3.6, high - 0.25],
    [3.7, high + 2.8],
  ] as const)
    layout.add(whitePaint, moved(cylinder(r, 0.5, 32), tower, y, z - 7));
  layout.add(grayMetal, moved(cylinder(0.07, 4, 8), tower, high + 5, z - 7));
}

/** A low tractor with two carts behind it, along x. */
function tug(layout: Layout, own: Stream, { x, z }: { readonly x: number; readonly z: number }): void {
  const paint = painted('tug', own.choice(['#d9a514', '#c8c9c4', '#35608a']), 0.4);
  const wheel = turned(cylinder(0.3, 0.22, 24, 0.03), 'x', 90);
  const wheels = (at: number, reach: number): void => {
    for (const dx of [-reach, reach])
      for (const dz of [-0.62, 0.62]) layout.add(blackMetal, moved(wheel, at + dx, 0.3, z + dz));
  };
  layout.add(paint, block(x, x + 2.6, 0.28, 0.85, z - 0.72, z + 0.72));
  layout.add(paint, block(x + 0.1, x + 1, 0.85, 1.15, z - 0.66, z + 0.66));
  layout.add(blackMetal, block(x + 1.5, x + 1.95, 0.85, 1.25, z - 0.5, z + 0.5));
  layout.add(blackMetal, block(x + 1.95, x + 2.08, 0.85, 1.65, z - 0.5, z + 0.5));
  wheels(x + 1.3, 0.8);
  const cart = painted('baggage cart', own.choice(['#8d9092', '#5e6f63', '#7a4b3a']), 0.5);
  for (const at of [x + 3.3, x + 6.4]) {
    layout.add(blackMetal, block(at - 0.75, at, 0.42, 0.48, z - 0.04, z + 0.04));
    layout.add(cart, block(at, at + 2.3, 0.5, 0.62, z - 0.72, z + 0.72));
    layout.add(cart, block(at, at + 0.05, 0.62, 1.6, z - 0.72, z + 0.72));
    layout.add(cart, block(at + 2.25, at + 2.3, 0.62, 1.6, z - 0.72, z + 0.72));
    layout.add(cart, block(at, at + 2.3, 1.6, 1.66, z - 0.74, z + 0.74));
    wheels(at + 1.15, 0.75);
    for (const dx of [0.45, 1.15, 1.8])
      layout.put('suitcase', {
        x: at + dx,
        y: 0.62,
        z: z + own.uniform(-0.2, 0.3),
        yaw: own.uniform(-25, 25),
      });
  }
}

/** Stairs on wheels that rise along x, to a landing 3.2 m up. */
function stairs(layout: Layout, { x, z }: { readonly x: number; readonly z: number }, paint: Look): void {
  const steps = 16;
  for (let i = 0; i < steps; i++)
    layout.add(
      grayMetal,
      block(x - 0.3 * (i + 1), x - 0.3 * i, 0.2 * i, 0.2 * (i + 1) + 0.02, z - 0.6, z + 0.6),
    );
  const end = x - 0.3 * steps;
  layout.add(grayMetal, block(end - 1.5, end, 3.1, 3.22, z - 0.7, z + 0.7));
  for (const side of [-0.62, 0.62]) {
    for (let i = 0; i <= steps; i += 4)
      layout.add(
        paint,
        block(
          x - 0.3 * i - 0.03,
          x - 0.3 * i + 0.03,
          0.2 * i,
          0.2 * i + 1.15,
          z + side - 0.03,
          z + side + 0.03,
        ),
      );
    const rise = 0.2 * steps;
    const run = 0.3 * steps;
    const long = Math.sqrt(rise * rise + run * run);
    // Five units up for every seven and a half along.
    const rail = turned(block(-long / 2, long / 2, -0.03, 0.03, -0.03, 0.03), 'z', -33.69);
    layout.add(paint, moved(rail, x - run / 2, rise / 2 + 1.15, z + side));
    layout.add(paint, block(end - 1.5, end, 4.3, 4.36, z + side - 0.03, z + side + 0.03));
    layout.add(paint, block(end - 1.5, end - 1.44, 0.5, 4.36, z + side - 0.03, z + side + 0.03));
  }
  layout.add(paint, block(end - 2.2, x - 1.4, 0.4, 0.75, z - 0.7, z + 0.7));
  for (const at of [end - 1.6, x - 2.2])
    for (const side of [-0.6, 0.6])
      layout.add(blackMetal, moved(turned(cylinder(0.36, 0.24, 24, 0.03), 'x', 90), at, 0.36, z + side));
}
