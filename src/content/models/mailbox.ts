import { arc, materials, oklch, part, Sheet, type Outline, type Part } from '../../world/modeling/index.js';
import { merged, moved, movedPart, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, chamferedBox, cylinder, extrude } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** A letter box on a post by the road: rounded roof, a door with a handle in front, a red flag on its own right. */
export const mailbox = defineModel({
  category: 'mailbox',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'the door',
  hasText: true,
  letters: 0.033,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.17, 0.21);
    const long = size.uniform(0.46, 0.54);
    const wall = size.uniform(0.12, 0.15); // up to where the roof begins to curve
    const at = size.uniform(0.5, 0.65); // the box's floor
    const coat = look.choice([
      materials.paint('#23272c'),
      materials.paint('#eceae2'),
      materials.steel(),
      materials.paint(oklch(look.uniform(0.35, 0.6), look.uniform(0.06, 0.13), look.uniform(0, 360))),
    ]);
    const postTone = look.choice(['#8a6a48', '#e9e6dc', '#5c4630']);
    const flagUp = look.float() < 0.6;
    const number = String(look.integer(11, 989));

    const half = width / 2;
    const outline = (grow: number): Outline => [
      [-half - grow, -grow],
      [half + grow, -grow],
      ...arc(0, wall, half + grow, 0, 180, 24),
    ];
    const z = long / 2;
    const body = extrude(outline(0), long, { bevel: 0.003 });
    const door = moved(extrude(outline(0.004), 0.016, { bevel: 0.004 }), 0, 0, z + 0.002);
    const rear = moved(extrude(outline(0.004), 0.012, { bevel: 0.003 }), 0, 0, -z);
    const latch = merged(
      moved(beveledBox(0.03, 0.012, 0.018, 0.004), 0, wall + half * 0.62, z + 0.016),
      moved(beveledBox(0.012, 0.04, 0.006, 0.002), 0, wall + half * 0.72, z + 0.012),
    );
    const plate = new Sheet(0.6 * width, 0.055, '#f4f3ee', 192).text(number, 0, 0, 0.036, '#17181c', {
      font: 'archivo-black',
      maxWidth: 0.5 * width,
    });
    // the flag turns about a pin on the wearer's right side (-x)
    const arm = merged(
      moved(beveledBox(0.006, 0.15, 0.016, 0.002), 0, 0.06, 0),
      moved(beveledBox(0.006, 0.055, 0.075, 0.002), 0, 0.135, 0.03),
    );
    const flag = moved(turned(arm, 'x', flagUp ? 0 : -90), -half - 0.007, wall * 0.75, z * 0.35);
    const pin = moved(
      turned(cylinder(0.01, 0.016, 24, 0.002), 'z', 90),
      -half - 0.006,
      wall * 0.75,
      z * 0.35,
    );
    const post = beveledBox(0.09, at + 0.001, 0.09, 0.006);
    const board = beveledBox(width * 0.86, 0.024, long * 0.86, 0.004);
    const strut = moved(turned(beveledBox(0.05, 0.3, 0.05, 0.005), 'x', 45), 0, -0.11, 0.11);
    const lift = (part: Part): Part => movedPart(part, 0, at, 0);
    const hinge = moved(turned(cylinder(0.006, width * 0.8, 16), 'z', 90), 0, 0.012, z + 0.008);
    return [
      ...[
        part('box', coat, moved(body, 0, 0.012, 0)),
        part('door', coat, moved(merged(door, rear), 0, 0.012, 0)),
        part('handle', materials.chrome(), latch),
        movedPart(plate.plate('number', materials.satin()), 0, wall * 0.72, z + 0.0108),
        part('hinge', materials.steel(), hinge),
        part('flag', materials.paint('#c4201f'), flag),
        part('pin', materials.steel(), pin),
        part('board', materials.wood(postTone), board),
        part('strut', materials.wood(postTone), strut),
      ].map(lift),
      part('post', materials.wood(postTone), moved(post, 0, at / 2, 0)),
      part('foot', materials.clay('#9a9890'), moved(chamferedBox(0.13, 0.05, 0.13, 0.008), 0, 0.025, 0)),
    ];
  },
});
