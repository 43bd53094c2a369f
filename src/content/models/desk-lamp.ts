import { cosDegrees, points, points3, sinDegrees } from '../../core/index.js';
import { materials, oklch, part, smoothCurve, type Mesh } from '../../world/modeling/index.js';
import { bothSides, moved, turned } from '../../world/modeling/mesh/index.js';
import { cylinder, lathe, sphere, tube, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { coil } from '../../world/modeling/solids/coil.js';
import { vessel } from '../../world/modeling/solids/vessel.js';
import { add, scale, subtract, type Vec3 } from '../../world/vector.js';
import { defineModel } from './define.js';

/** An articulated desk lamp: its arm leans forward (+Z) and its shade lights the table in front of it. */
export const deskLamp = defineModel({
  category: 'desk lamp',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open side of the shade',
  silhouetteView: { yaw: [62, 86], elevation: [8, 14] },
  knownBy: ['outline'],
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const lower = size.uniform(0.2, 0.25);
    const upper = size.uniform(0.19, 0.24);
    const back = size.uniform(18, 30); // degrees, lower arm from upright toward the rear
    const ahead = size.uniform(50, 62); // upper arm from upright toward the front
    const tilt = size.uniform(28, 44); // of the shade, from straight down toward the front
    const tint = oklch(look.uniform(0.35, 0.75), look.uniform(0.05, 0.17), look.uniform(0, 360));
    const coat = look.choice([
      materials.paint(tint),
      materials.paint(tint),
      materials.paint('#1d1e21'),
      materials.paint('#eceae4'),
    ]);
    const metal = look.choice([materials.chrome(), materials.brass(), materials.steel()]);

    const start: Vec3 = [0, 0.04, 0];
    const elbow: Vec3 = [0, start[1] + lower * cosDegrees(back), -lower * sinDegrees(back)];
    const end: Vec3 = [0, elbow[1] + upper * cosDegrees(ahead), elbow[2] + upper * sinDegrees(ahead)];
    const rods = (from: Vec3, to: Vec3): Mesh => bothSides(moved(tube([from, to], 0.0045, 12), 0.011, 0, 0));
    const joint = ([x, y, z]: Vec3): Mesh =>
      moved(turned(cylinder(0.014, 0.034, 28, 0.003), 'z', 90), x, y, z);
    const base: ProfilePoint[] = points(`
      0.084,0 0.088,0.004 0.088,0.012 0.082,0.018 0.05,0.022 0.022,0.026 0.018,0.034 0.018,0.044
    `);
    // the shade hangs with its opening down (y = 0 is the rim), then is tilted about its top
    const shade = smoothCurve<ProfilePoint>(
      4,
      points('0.078,0 0.074,0.018 0.058,0.055 0.036,0.085 0.029,0.1 0.028,0.125'),
    );
    const wall = vessel(shade.map(([r, y]): ProfilePoint => [r, 0.13 - y]).reverse(), 0.002, 0.008, {
      segments: 56,
    });
    const hung = (mesh: Mesh): Mesh => moved(turned(mesh, 'x', -tilt), ...end);
    /** Turns a cup that stands open upward into one that hangs open downward from the origin. */
    const over = (mesh: Mesh): Mesh => hung(moved(turned(mesh, 'x', 180), 0, 0.03, 0));
    const spring = (from: Vec3, to: Vec3): Mesh => {
      const at = (t: number): Vec3 => add(from, scale(subtract(to, from), t));
      return coil([at(0.06), at(0.36)], 9, 0.005, 0.0013);
    };
    const cable = smoothCurve<Vec3>(
      5,
      points3('0,0.008,-0.084 0,0.004,-0.1 0.015,0.0028,-0.125 0.05,0.0028,-0.14'),
    );
    return [
      part('base', coat, lathe(base, { segments: 64 })),
      part('switch', materials.plastic('#c63a32'), moved(cylinder(0.008, 0.008, 24, 0.002), 0, 0.023, 0.056)),
      part('arm', metal, [rods(start, elbow), rods(elbow, end)]),
      part('joint', coat, [joint(start), joint(elbow), joint(end)]),
      part('spring', materials.steel(), [spring(start, elbow), spring(elbow, end)]),
      part('shade', coat, over(wall)),
      part('bulb', materials.glowing('#fff4d8', 0.9), over(moved(sphere(0.026, 32), 0, 0.088, 0))),
      part('cable', materials.rubber(), tube(cable, 0.0027, 10)),
    ];
  },
});
