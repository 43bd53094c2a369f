import { atan2, pairs, points, tau } from '../../core/index.js';
import { materials, oklch, part, textured, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, moved, movedPart, turned, turnedPart } from '../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve, type Outline } from '../../world/modeling/plane/index.js';
import { beveledBox, cylinder, extrude, lathe, sweep } from '../../world/modeling/solids/index.js';
import { coil } from '../../world/modeling/solids/coil.js';
import { defineModel } from './define.js';
import { powerCord, ratingPlate, slots } from './parts/appliance-fittings.js';
import { printedKeys, type Key } from './parts/key-rows.js';

const keypad: readonly (readonly Key[])[] = ['123', '456', '789', '*0#'].map((row) =>
  [...row].map((label) => [label, 1] as const),
);

/** A desk telephone: the handset lies across its rear, the keys face the user (+Z). */
export const telephone = defineModel({
  category: 'telephone',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the keys',
  hasText: true,
  letters: 0.02,
  legibleFromAbove: true,
  silhouetteView: { yaw: [12, 34], elevation: [18, 28] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.17, 0.2);
    const depth = size.uniform(0.21, 0.235);
    const rear = size.uniform(0.075, 0.09); // height behind
    const front = size.uniform(0.026, 0.034);
    const tint = look.choice([
      oklch(look.uniform(0.35, 0.7), look.uniform(0.08, 0.19), look.uniform(0, 360)),
      oklch(0.9, 0.03, 90),
      oklch(0.25, 0.01, 260),
    ]);
    const shell = materials.plastic(tint);
    const [keyTone, ink] = look.choice(pairs('#f3f1ea #17181c, #2a2b2e #f4f4f2'));

    const z = depth / 2;
    const shelf = 0.42 * depth; // how far the level rear part reaches forward
    const profile: Outline = smoothed(
      points([-z, 0.004], [z, 0.004], [z, front], [-z + shelf, rear], [-z + 0.004, rear + 0.004], [-z, rear]),
    );
    const body = turned(extrude(profile, width, { bevel: 0.008, bevelSegments: 3 }), 'y', -90);
    const slope = (atan2(rear - front, 2 * z - shelf) * 360) / tau; // degrees
    const middle = (front + rear) / 2;
    const center = shelf / 2;
    /** Lays something that lies on y = 0 about the origin on the slope. */
    const onSlope = (part: Part, along: number): Part => {
      const t = along / (2 * z - shelf);
      return movedPart(turnedPart(part, 'x', slope), 0, middle - (rear - front) * t, center + along);
    };
    const { mesh, sheet } = printedKeys(keypad, { pitch: 0.023, height: 0.006, gap: 0.26 }, keyTone, ink);
    const keys: Part = part('keys', textured(materials.mattePlastic(keyTone), sheet.image, 'clamp'), mesh);
    const pad = beveledBox(0.084, 0.004, 0.108, 0.0015, 2);

    const top = rear + 0.048;
    const hz = -z + 0.5 * shelf;
    const half = width / 2 + 0.006;
    const arch = smoothCurve<Vec3>(5, [
      [-half, top - 0.012, hz],
      [-0.66 * half, top + 0.004, hz],
      [0, top + 0.011, hz],
      [0.66 * half, top + 0.004, hz],
      [half, top - 0.012, hz],
    ]);
    const bar = sweep(arch, roundedRectangle(0.024, 0.036, 0.01, 4), 1, { up: [0, 0, 1], caps: 'round' });
    const cup = lathe(points('0.0225,0 0.0265,0.004 0.0265,0.012 0.021,0.026 0.012,0.036'), { segments: 40 });
    const cups = bothSides(moved(cup, half - 0.014, rear + 0.012, hz));
    const cradle = bothSides(
      moved(beveledBox(0.03, 0.022, 0.016, 0.005), 0.32 * width, rear + 0.008, hz + 0.036),
      moved(beveledBox(0.03, 0.022, 0.016, 0.005), 0.32 * width, rear + 0.008, hz - 0.036),
    );
    const cord = smoothCurve<Vec3>(6, [
      [-half + 0.004, top - 0.03, hz + 0.012],
      [-half - 0.024, rear * 0.6, hz + 0.03],
      [-half - 0.04, 0.009, hz + 0.06],
      [-half - 0.02, 0.009, hz + 0.1],
      [-width / 2 + 0.004, 0.016, hz + 0.085],
    ]);
    const foot = moved(cylinder(0.009, 0.01, 20), width / 2 - 0.02, 0.004, z - 0.025);
    return [
      part('body', shell, body),
      onSlope(part('pad', materials.mattePlastic('#8f9296'), pad), 0.002),
      onSlope({ ...keys, mesh: moved(keys.mesh, 0, 0.001, 0) }, 0.002),
      part('cradle', shell, cradle),
      part('handset', shell, [bar, cups]),
      part('cord', materials.plastic(tint), coil(cord, 26, 0.0055, 0.0019)),
      part('socket', materials.mattePlastic('#101113'), [
        moved(beveledBox(0.018, 0.014, 0.004, 0.001, 1), -0.028, 0.024, -z),
        moved(slots(5, 0.05, 0.005, 0.45), 0.03, 0.5 * rear, -z + 0.0005),
      ]),
      ratingPlate(0.042, [-0.03, 0.6 * rear, -z]),
      part('line', materials.plastic(tint), powerCord([-0.028, 0.024, -z - 0.001], 0.12, 0.0021)),
      part('foot', materials.rubber(), bothSides(foot, moved(foot, 0, 0, 0.05 - depth))),
    ];
  },
});

/** The polygon with its corners cut a little, so that edges along the body are not sharp. */
const smoothed = (outline: Outline): Outline =>
  outline.flatMap((p, i) => {
    const [a, b] = [outline[(i + outline.length - 1) % outline.length], outline[(i + 1) % outline.length]];
    const toward = (q: readonly [number, number]) => {
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const share = Math.min(0.4, 0.008 / Math.sqrt(dx * dx + dy * dy));
      return [p[0] + dx * share, p[1] + dy * share] as const;
    };
    return [toward(a), toward(b)];
  });
