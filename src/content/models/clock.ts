import { cosDegrees, sinDegrees, type Stream } from '../../core/index.js';
import { circle, line } from '../../draw/shapes.js';
import type { Material, Mesh, Part } from '../../world/model.js';
import { materials, oklch, part, Sheet, textured, varied, type Tint } from '../../world/modeling/index.js';
import { bothSides, merged, moved, movedPart, planarUvs, turned } from '../../world/modeling/mesh/index.js';
import { arc, type Outline } from '../../world/modeling/plane/index.js';
import {
  beveledBox,
  box,
  cylinder,
  extrude,
  lathe,
  sphere,
  torus,
  tube,
} from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { aroundRim, rearScrews } from './parts/appliance-fittings.js';

const facing = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);

/** The back of a wound clock: a steel lid with two winding keys, two setting knobs and a lever. @param z of the case's back */
function windUpBack(radius: number, z: number, metal: Material): Part[] {
  const lid = moved(facing(cylinder(0.86 * radius, 0.003, 48, 0.0012)), 0, 0, z);
  const bead = moved(facing(torus(0.78 * radius, 0.0012, 40, 8)), 0, 0, z - 0.0014);
  const wing = moved(facing(cylinder(0.0062, 0.0022, 20, 0.0008)), 0.0066, 0, -0.0105);
  const key = merged(
    moved(facing(cylinder(0.0026, 0.013, 12)), 0, 0, -0.0065),
    wing,
    moved(wing, -0.0132, 0, 0),
  );
  // Nothing in pairs side by side: a back must not look like a face.
  const at = (mesh: Mesh, x: number, y: number): Mesh => moved(mesh, x * radius, y * radius, z);
  const keys = [at(turned(key, 'z', 65), 0.12, 0.1), at(turned(key, 'z', 10), -0.36, -0.42)];
  const knob = merged(
    moved(facing(cylinder(0.002, 0.008, 10)), 0, 0, -0.004),
    moved(facing(cylinder(0.0046, 0.0055, 18, 0.001)), 0, 0, -0.0085),
  );
  const knobs = [at(knob, 0.5, -0.22), at(knob, -0.42, 0.34)];
  const lever = moved(beveledBox(0.0024, 0.0034, 0.012, 0.001, 1), 0.58 * radius, 0.3 * radius, z - 0.005);
  const slot = moved(box(0.0032, 0.4 * radius, 0.0006), 0.58 * radius, 0.34 * radius, z - 0.00175);
  const holes = Array.from({ length: 6 }, (_, i) =>
    moved(facing(cylinder(0.0011, 0.0006, 10)), (0.02 + 0.06 * i) * radius, -0.62 * radius, z - 0.0017),
  );
  const ring = [45, 135, 225, 315].map((turn) =>
    moved(turned(moved(rearScrews([[0, 0]], 0, 0.0022), 0.7 * radius, 0, 0), 'z', turn), 0, 0, z - 0.001),
  );
  return [
    part('rear lid', materials.steel(), [lid, bead]),
    part('winding key', metal.metallic > 0.9 ? materials.brass() : metal, keys),
    part('knob', materials.plastic('#1c1d20'), [...knobs, lever]),
    part('slot', materials.mattePlastic('#0c0c0e'), [slot, ...holes]),
    part('screw', materials.chrome(), ring),
  ];
}

interface BatteryBackSize {
  readonly width: number;
  readonly height: number;
  /** The height of its middle, meters. */
  readonly middle: number;
  /** z of the case's back, meters. */
  readonly z: number;
}

/** The back of a clock with a battery: a board on screws with the movement in its black box, a cell and a wheel to set it. */
function batteryBack({ width, height, middle, z }: BatteryBackSize): Part[] {
  const side = Math.min(0.056, 0.8 * width);
  const front = z - 0.0135;
  const at = (mesh: Mesh): Mesh => moved(mesh, 0, middle, 0);
  const board = moved(beveledBox(width, height, 0.004, 0.0012, 1), 0, 0, z);
  const screws = rearScrews(aroundRim(width - 0.012, height - 0.012, 0, 1), z - 0.002, 0.0024);
  const casing = moved(beveledBox(side, side, 0.012, 0.0025), 0, 0, z - 0.0075);
  const tray = moved(beveledBox(0.9 * side, 0.3 * side, 0.002, 0.0005, 1), 0, -0.26 * side, front + 0.0003);
  const cell = (from: number, to: number, r: number): Mesh =>
    moved(turned(cylinder(r, to - from, 20, 0.0006), 'z', 90), (from + to) / 2, -0.26 * side, front + 0.0045);
  const wheel = moved(facing(cylinder(0.0062, 0.004, 24, 0.001)), 0, 0.17 * side, front - 0.0015);
  const label = moved(box(0.5 * side, 0.13 * side, 0.0005), 0, 0.4 * side, front - 0.0001);
  const half = 0.4 * side;
  return [
    part('rear board', materials.cardboard('#3f2d20'), at(board)),
    part('screw', materials.brass(), at(screws)),
    part('movement', materials.plastic('#1f2023'), at(casing)),
    part('battery tray', materials.mattePlastic('#0b0b0c'), at(tray)),
    part('battery', materials.plastic('#26272a'), at(cell(-half, 0.5 * half, 0.0066))),
    part('battery', materials.copper(), at(cell(0.5 * half, 0.92 * half, 0.0066))),
    part('battery', materials.steel(), at(cell(0.9 * half, half, 0.0026))),
    part('setting wheel', materials.mattePlastic('#c9c8c2'), at(wheel)),
    part('movement label', materials.paper('#d8d6cc'), at(label)),
  ];
}

interface DialStyle {
  readonly face: string;
  readonly ink: string;
  readonly hands: Tint;
  readonly font: string;
  /** 0 to 720, from twelve o'clock. */
  readonly minutes: number;
}

/** A dial with the numerals 1 to 12 and its two hands, facing +Z from the plane z = 0, about the origin. */
function dial(radius: number, style: DialStyle): Part[] {
  const { face, ink, hands, font, minutes } = style;
  const sheet = new Sheet(2 * radius, 2 * radius, face);
  sheet.stroke(circle(0, 0, 0.95 * radius), ink, 0.015 * radius);
  for (let i = 0; i < 60; i++) {
    const [x, y] = [sinDegrees(6 * i), -cosDegrees(6 * i)];
    const from = (i % 5 === 0 ? 0.85 : 0.9) * radius;
    sheet.stroke(
      line(from * x, from * y, 0.94 * radius * x, 0.94 * radius * y),
      ink,
      (i % 5 === 0 ? 0.035 : 0.012) * radius,
    );
  }
  for (let hour = 1; hour <= 12; hour++)
    sheet.text(
      String(hour),
      0.69 * radius * sinDegrees(30 * hour),
      -0.69 * radius * cosDegrees(30 * hour),
      0.19 * radius,
      ink,
      { font, bold: 0.08 },
    );
  const disc = moved(turned(cylinder(radius, 0.002, 64), 'x', 90), 0, 0, -0.001);
  const hour = hand(0.5 * radius, 0.075 * radius, minutes / 2, 0.0012);
  const minute = hand(0.8 * radius, 0.05 * radius, 6 * (minutes % 60), 0.0026);
  const cap = moved(turned(cylinder(0.06 * radius, 0.005, 24, 0.001), 'x', 90), 0, 0, 0.0025);
  return [
    part('dial', textured(materials.paper(), sheet.image, 'clamp'), planarUvs(disc, 'z', 2 * radius)),
    part('hands', materials.satin(hands), [hour, minute, cap]),
  ];
}

/** A hand that points clockwise from twelve o'clock, at a height above the dial. */
function hand(length: number, width: number, degrees: number, above: number): Mesh {
  const bar = beveledBox(width, 1.2 * length, 0.001, 0.0003, 1);
  return moved(turned(moved(bar, 0, 0.4 * length, 0), 'z', -degrees), 0, 0, above);
}

/** A clock with numerals and hands that stands by itself: an alarm clock with two bells, or one in a wooden case. */
export const clock = defineModel({
  category: 'clock',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'the dial',
  hasText: true,
  letters: 0.055,
  bestView: { heading: [8, 26] },
  silhouetteView: { yaw: [0, 24], elevation: [4, 12] },
  build(variation) {
    const look = variation.child('dial');
    const isDark = look.float() < 0.2;
    const style: DialStyle = {
      face: isDark ? '#1d2128' : look.choice(['#fbfaf4', '#f3ead2', '#ffffff']),
      ink: isDark ? '#f2f0e6' : '#17181c',
      hands: isDark ? '#f2f0e6' : '#101114',
      font: look.choice(['dejavu-sans', 'dejavu-serif', 'roboto-slab']),
      minutes: look.below(720),
    };
    const build = variation.child('kind').float() < 0.5 ? alarmClock : mantelClock;
    return build(variation.child('case'), style);
  },
});

function alarmClock(look: Stream, style: DialStyle): Part[] {
  const radius = look.uniform(0.05, 0.062);
  const depth = look.uniform(0.042, 0.054);
  const paint = materials.paint(
    oklch(look.uniform(0.4, 0.75), look.uniform(0.06, 0.16), look.uniform(0, 360)),
  );
  const metal = look.choice([materials.chrome(), materials.brass(), materials.copper()]);
  const middle = radius + 0.016;
  const drum = turned(cylinder(radius, depth, 64, 0.006), 'x', 90);
  const bezel = turned(torus(radius - 0.004, 0.0045, 64, 12), 'x', 90);
  const dome = lathe([...arc(0, 0, 0.4 * radius, 0, 90, 8)], { segments: 40 });
  const stalk = moved(cylinder(0.003, 0.03, 12), 0, -0.012, 0);
  const bell = turned(moved(merged(dome, stalk), 0, radius + 0.012, 0), 'z', -36);
  const foot = merged(
    moved(cylinder(0.004, 0.03, 16), 0, -radius - 0.008, 0),
    moved(sphere(0.006, 16), 0, -radius - 0.022, 0),
  );
  const reach = 0.017;
  const bow = arc(0, radius + 0.03, reach, 0, 180, 16);
  const handle = tube(
    [[reach, radius - 0.006], ...bow, [-reach, radius - 0.006]].map(([x, y]) => [x, y, 0] as const),
    0.0025,
  );
  const hammer = merged(
    moved(cylinder(0.002, 0.03, 12), 0, radius + 0.014, 0),
    moved(turned(cylinder(0.005, 0.016, 16, 0.001), 'z', 90), 0, radius + 0.03, 0),
  );
  const rear = -depth / 2;
  const parts: Part[] = [
    part('case', paint, drum),
    part('bezel', metal, moved(bezel, 0, 0, depth / 2 - 0.001)),
    ...dial(radius - 0.006, style).map((part) => movedPart(part, 0, 0, depth / 2 + 0.0012)),
    part('bell', metal, bothSides(bell)),
    part('hammer', metal, [hammer, handle]),
    part('foot', metal, bothSides(turned(foot, 'z', 32))),
    ...windUpBack(radius, rear, metal),
  ];
  return parts.map((part) => movedPart(part, 0, middle, 0));
}

function mantelClock(look: Stream, style: DialStyle): Part[] {
  const half = look.uniform(0.085, 0.105);
  const depth = look.uniform(0.07, 0.09);
  const shoulder = look.uniform(0.1, 0.13); // where the arch begins
  const tone = varied(look, look.choice(['#6b3d20', '#8a5a2e', '#3e2418', '#b07a42']));
  const arch: Outline = [[-half, 0], [half, 0], ...arc(0, shoulder, half, 0, 180, 32)];
  const inner: Outline = arch.map(([x, y]) => [0.88 * x, 0.012 + 0.93 * y]);
  const radius = 0.72 * half;
  const ring = turned(torus(radius + 0.002, 0.0045, 64, 12), 'x', 90);
  const front = depth / 2 + 0.004;
  const step = beveledBox(2 * half + 0.05, 0.022, depth + 0.036, 0.006, 3);
  const upper = beveledBox(2 * half + 0.026, 0.014, depth + 0.018, 0.005);
  const foot = moved(cylinder(0.012, 0.01, 24, 0.003), half, -0.024, depth / 2);
  const rear = moved(foot, 0, 0, -depth);
  const brass = materials.brass();
  const panel = moved(extrude(inner, 0.004, { bevel: 0.001 }), 0, 0, depth / 2 + 0.001);
  return [
    part('case', materials.wood(tone), extrude(arch, depth, { bevel: 0.005 })),
    part('panel', materials.paint(varied(look, tone, 0.3)), panel),
    part('plinth', materials.wood(tone), [moved(step, 0, -0.014, 0), moved(upper, 0, 0.003, 0)]),
    part('foot', brass, bothSides(foot, rear)),
    part('bezel', brass, moved(ring, 0, shoulder, front - 0.0005)),
    ...dial(radius, style).map((part) => movedPart(part, 0, shoulder, front + 0.0004)),
    ...batteryBack({
      width: 1.3 * half,
      height: 0.72 * (shoulder + half),
      middle: 0.5 * (shoulder + half),
      z: -depth / 2,
    }),
  ];
}
