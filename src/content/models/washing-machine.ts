import { materials, part, smoothCurve, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, box, cylinder, ellipsoid, torus, tube } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { aroundRim, powerCord, ratingPlate, rearScrews } from './parts/appliance-fittings.js';

/** A front-loading washing machine: porthole, drawer, program dial and display in front. */
export const washingMachine = defineModel({
  category: 'washing machine',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the porthole',
  bestView: { heading: [18, 34] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.585, 0.61);
    const height = size.uniform(0.83, 0.88);
    const depth = size.uniform(0.52, 0.6);
    const port = size.uniform(0.165, 0.195);
    const shell = look.choice([
      materials.paint('#f2f2f0'),
      materials.paint('#f2f2f0'),
      materials.paint('#a9adb2'),
      materials.paint('#5a5e64'),
    ]);
    const ring = look.choice([
      materials.chrome(),
      materials.plastic('#d8dade'),
      materials.plastic('#2a2c30'),
    ]);
    const panelTone = look.choice(['#e4e5e6', '#2b2d31']);
    const dialAt = look.choice([0, 0.04]);

    const z = depth / 2;
    const facing = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
    const panelHeight = 0.12;
    const panelY = height - panelHeight / 2 - 0.012;
    const portY = 0.49 * height;
    const at = (mesh: Mesh, x: number, y: number, out: number): Mesh => moved(mesh, x, y, z + out);
    const buttons = merged(
      ...[0, 1, 2, 3].map((i) =>
        at(facing(cylinder(0.009, 0.008, 20, 0.002)), 0.13 + 0.034 * i, panelY - 0.026, 0.008),
      ),
    );
    const knobX = dialAt + 0.02;
    const knob = at(facing(cylinder(0.034, 0.026, 48, 0.004)), knobX, panelY, 0.016);
    const mark = at(box(0.004, 0.026, 0.002), knobX, panelY + 0.018, 0.0295);
    const out = -z - 0.022;
    const drain = smoothCurve<Vec3>(6, [
      [-0.16, 0.16, -z],
      [-0.16, 0.17, -z - 0.03],
      [-0.1, 0.4, out],
      [0.0, height - 0.2, out],
      [0.07, height - 0.13, out],
      [0.12, height - 0.2, out],
      [0.13, 0.3, out],
      [0.18, 0.014, -z - 0.03],
    ]);
    const inlet = smoothCurve<Vec3>(5, [
      [-0.2, height - 0.085, -z],
      [-0.2, height - 0.085, -z - 0.035],
      [-0.205, height - 0.12, -z - 0.05],
      [-0.215, 0.35, -z - 0.034],
      [-0.21, 0.2, -z - 0.034],
      [-0.235, 0.02, -z - 0.05],
    ]);
    const nut = moved(facing(cylinder(0.019, 0.026, 8, 0.003)), -0.2, height - 0.085, -z - 0.012);
    const rearRim = aroundRim(width - 0.13, height - 0.27, 2, 2);
    const transportBolts = [-0.13, 0.13].flatMap((x) =>
      [0.33, 0.6].map((share) =>
        moved(facing(cylinder(0.017, 0.012, 16, 0.004)), x, share * height, -z - 0.006),
      ),
    );
    const foot = moved(cylinder(0.022, 0.02, 20), width / 2 - 0.06, 0.01, z - 0.07);
    const worktop = moved(beveledBox(width + 0.004, 0.026, depth + 0.004, 0.006), 0, height - 0.01, 0);
    const panel = at(beveledBox(width - 0.02, panelHeight, 0.014, 0.004), 0, panelY - 0.012, 0);
    const drawer = at(beveledBox(0.17, 0.09, 0.014, 0.006), -width / 2 + 0.105, panelY - 0.012, 0.006);
    const drawerHandle = at(beveledBox(0.09, 0.02, 0.01, 0.004), -width / 2 + 0.105, panelY - 0.036, 0.013);
    const display = at(beveledBox(0.12, 0.032, 0.004, 0.0015, 1), 0.18, panelY + 0.016, 0.008);
    const door = at(facing(cylinder(port + 0.02, 0.03, 72, 0.01)), 0, portY, 0.012);
    const porthole = at(facing(ellipsoid(port - 0.012, 0.03, port - 0.012, 48)), 0, portY, 0.022);
    const catchMesh = at(beveledBox(0.022, 0.09, 0.022, 0.006), port + 0.004, portY, 0.04);
    const filter = at(beveledBox(0.11, 0.09, 0.006, 0.002), width / 2 - 0.1, 0.09, 0);
    const rearPanel = moved(beveledBox(width - 0.1, height - 0.24, 0.012, 0.005), 0, height / 2, -z);
    return [
      part('case', shell, moved(beveledBox(width, height - 0.02, depth, 0.012, 3), 0, height / 2 + 0.01, 0)),
      part('worktop', materials.mattePlastic('#e8e8e6'), worktop),
      part('panel', materials.plastic(panelTone), panel),
      part('drawer', shell, drawer),
      part('drawer handle', materials.mattePlastic('#55585d'), drawerHandle),
      part('dial', materials.chrome(), knob),
      part('mark', materials.plastic('#d8352e'), mark),
      part('display', materials.glowing('#0f3f5c', 0.6), display),
      part('button', materials.plastic('#f4f4f2'), buttons),
      part('door', materials.plastic('#c9ccd0'), door),
      part('ring', ring, at(facing(torus(port, 0.02, 72, 16)), 0, portY, 0.026)),
      part('porthole', materials.darkGlass('#1a242d'), porthole),
      part('catch', materials.plastic('#3a3d42'), catchMesh),
      part('filter', materials.plastic('#d4d5d6'), filter),
      part('rear panel', materials.mattePaint('#c4c6c8'), rearPanel),
      part('screw', materials.steel(), moved(rearScrews(rearRim, -z - 0.006, 0.006), 0, height / 2, 0)),
      part('transport bolt', materials.plastic('#3e6f9c'), transportBolts),
      ratingPlate(0.1, [0.18, height - 0.09, -z]),
      part('hose', materials.rubber('#6d7075'), tube(drain, 0.014, 10)),
      part('inlet hose', materials.rubber('#b9bbbd'), tube(inlet, 0.0095, 8)),
      part('inlet', materials.plastic('#2f66a8'), nut),
      part('cord', materials.rubber(), powerCord([0.24, height - 0.16, -z], -0.12, 0.0045)),
      part('foot', materials.rubber(), bothSides(foot, moved(foot, 0, 0, 0.14 - depth))),
    ];
  },
});
