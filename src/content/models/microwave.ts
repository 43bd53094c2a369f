import { materials, part, Sheet, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, movedPart, turned } from '../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../world/modeling/plane/index.js';
import { beveledBox, box, cylinder, sweep, tube } from '../../world/modeling/solids/index.js';
import { roundRect } from '../../draw/shapes.js';
import { defineModel } from './define.js';
import { aroundRim, ratingPlate, rearScrews, slots } from './parts/appliance-fittings.js';

/** A microwave oven: a window in a door hinged on the viewer's left, keys and a lit clock on the right. */
export const microwave = defineModel({
  category: 'microwave',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the door and the keys',
  hasText: true,
  letters: 0.05,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.46, 0.52);
    const height = size.uniform(0.26, 0.3);
    const depth = size.uniform(0.34, 0.39);
    const shell = look.choice([
      materials.plastic('#f0f0ec'),
      materials.plastic('#3a3d42'),
      materials.steel(),
      materials.plastic('#a8c4bf'),
      materials.plastic('#c8413b'),
    ]);
    const front = look.choice(['#1a1c1f', '#26292d']);
    const hasKnob = look.float() < 0.5;
    const time = `${look.integer(1, 12)}:${look.integer(10, 59)}`;

    const z = depth / 2;
    const panel = 0.24 * width;
    const [doorWidth, doorHeight] = [width - panel - 0.01, height - 0.012];
    const doorX = -width / 2 + doorWidth / 2 + 0.003;
    const panelX = width / 2 - panel / 2 - 0.003;
    const window = new Sheet(0.74 * doorWidth, 0.66 * doorHeight, '#1c1a17', 128);
    for (let i = 0; i < 26; i++)
      for (let j = 0; j < 13; j++)
        window.bar(
          (i / 25 - 0.5) * 0.7 * doorWidth,
          (j / 12 - 0.5) * 0.6 * doorHeight,
          0.0022,
          0.0022,
          '#5a554c',
        );
    const [w, h] = [panel - 0.012, height - 0.03];
    const keys = new Sheet(w, h, front, 256);
    keys.fill(roundRect(-0.42 * w, -0.46 * h, 0.84 * w, 0.17 * h, 0.004), '#061a12');
    keys.text(time, 0, -0.375 * h, 0.09 * h, '#5dffa0', { font: 'dseg7', maxWidth: 0.74 * w });
    const labels = [...'123456789', '', '0', ''];
    for (let i = 0; i < (hasKnob ? 0 : 12); i++) {
      const [x, y] = [((i % 3) - 1) * 0.28 * w, (-0.18 + 0.125 * Math.floor(i / 3)) * h];
      keys.fill(roundRect(x - 0.12 * w, y - 0.045 * h, 0.24 * w, 0.09 * h, 0.003), '#d9dcdf');
      keys.text(labels[i], x, y, 0.05 * h, '#17181c', { bold: 0.12 });
    }
    keys.fill(roundRect(-0.4 * w, 0.32 * h, 0.8 * w, 0.12 * h, 0.003), '#3f8f52');
    keys.text('START', 0, 0.38 * h, 0.055 * h, '#ffffff', { bold: 0.1, maxWidth: 0.7 * w });
    const handleX = doorX + doorWidth / 2 - 0.018;
    const grip = 0.36 * height;
    const handlePath: Vec3[] = [
      [handleX, -grip, z],
      [handleX, -grip, z + 0.034],
      [handleX, -grip + 0.008, z + 0.042],
      [handleX, grip - 0.008, z + 0.042],
      [handleX, grip, z + 0.034],
      [handleX, grip, z],
    ];
    const knob = turned(cylinder(0.027, 0.022, 40, 0.003), 'x', 90);
    const vents = merged(
      ...Array.from({ length: 7 }, (_, i) => moved(box(0.002, 0.05, 0.004), width / 2, 0, -0.05 - 0.012 * i)),
    );
    const rear = -z + 0.012;
    const rearVents = merged(
      moved(slots(10, 0.1, 0.009), -0.28 * width, 0.045, rear),
      moved(slots(6, 0.1, 0.009), 0.28 * width, 0.06, rear),
    );
    const panelRim = aroundRim(width - 0.05, height - 0.05, 1, 1);
    const cord = smoothCurve<Vec3>(5, [
      [0.12, -0.06, -z + 0.01],
      [0.12, -0.064, -z - 0.012],
      [0.115, -height / 2 + 0.02, -z - 0.016],
      [0.05, -height / 2 - 0.011, -z - 0.02],
      [-0.12, -height / 2 - 0.011, -z - 0.018],
    ]);
    const foot = moved(cylinder(0.014, 0.02, 20), width / 2 - 0.04, -height / 2 - 0.006, z - 0.05);
    const door = moved(beveledBox(doorWidth, doorHeight, 0.024, 0.005, 3), doorX, 0, z - 0.006);
    const frame = moved(
      beveledBox(window.width + 0.012, window.height + 0.012, 0.002, 0.0008, 1),
      doorX - 0.012,
      0,
      z + 0.0058,
    );
    const panelMesh = moved(beveledBox(panel, doorHeight, 0.022, 0.004, 3), panelX, 0, z - 0.007);
    const rearPanel = moved(beveledBox(width - 0.03, height - 0.03, 0.003, 0.001, 1), 0, 0, rear);
    return [
      part('case', shell, beveledBox(width, height, depth - 0.024, 0.008)),
      part('door', shell.metallic > 0 ? shell : materials.plastic(front), door),
      part('frame', materials.plastic('#8f949a'), frame),
      movedPart(window.plate('window', materials.darkGlass()), doorX - 0.012, 0, z + 0.0068),
      part('panel', materials.plastic(front), panelMesh),
      movedPart(keys.plate('keys', materials.plastic('#ffffff')), panelX, 0, z + 0.0042),
      part('handle', materials.chrome(), sweep(handlePath, roundedRectangle(0.016, 0.016, 0.006, 3))),
      ...(hasKnob ? [part('knob', materials.chrome(), moved(knob, panelX, -0.005, z + 0.012))] : []),
      part('vents', materials.mattePlastic('#101012'), bothSides(vents)),
      part('vents', materials.mattePlastic('#0c0c0e'), rearVents),
      part('rear panel', materials.aluminum(), rearPanel),
      part('screw', materials.steel(), rearScrews(panelRim, rear - 0.0015, 0.0042)),
      ratingPlate(0.075, [0.28 * width, -0.02, rear - 0.0015]),
      part('cord', materials.rubber(), tube(cord, 0.0045, 10)),
      part('foot', materials.rubber(), bothSides(foot, moved(foot, 0, 0, 0.1 - depth))),
    ];
  },
});
