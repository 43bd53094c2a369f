import { beveledBox, box, cylinder, materials, part, type Part } from '../../world/modeling/index.js';
import { bothSides, merged, moved, movedPart, turned, turnedPart } from '../../world/modeling/mesh/index.js';
import { defineModel } from './define.js';
import { desktop } from './parts/desktop.js';
import { keyMesh, mainRows } from './parts/key-rows.js';

/** An open laptop computer; the user sits in front (+Z) and sees the lit screen. */
export const laptop = defineModel({
  category: 'laptop',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the screen and the keyboard',
  bestView: { heading: [14, 30] },
  silhouetteView: { yaw: [24, 52], elevation: [14, 24] },
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.3, 0.36);
    const depth = width * size.uniform(0.66, 0.7);
    const lean = size.uniform(12, 24); // of the screen, backward from upright
    const thick = size.uniform(0.013, 0.018);
    const casing = look.choice([
      materials.aluminum(),
      materials.mattePlastic('#2b2d31'),
      materials.mattePlastic('#8b9097'),
      materials.mattePlastic('#d9d6d0'),
    ]);
    const keyTone = look.choice(['#17181a', '#202225']);
    const lid = 0.007;
    const bezel = 0.008;
    const [screenWidth, screenHeight] = [width - 2 * bezel, depth - 3.2 * bezel];

    const pitch = (0.9 * width) / 15;
    const keys = keyMesh(mainRows, { pitch, height: 0.002, gap: 0.14 });
    const deck = thick; // the plane of the keys
    const keysAt = -depth / 2 + 0.028 + 2.5 * pitch;
    const padDepth = depth / 2 - (keysAt + 2.5 * pitch) - 0.022;

    // The lid stands on z = 0 and leans about its lower edge.
    const screen = movedPart(
      desktop(screenWidth, screenHeight, look.below(3)).plate('screen', materials.satin()),
      0,
      depth / 2 + 0.4 * bezel,
      lid / 2 + 0.0006,
    );
    const badge = moved(turned(cylinder(0.065 * width, 0.0006, 40), 'x', 90), 0, 0.54 * depth, -lid / 2);
    const cover: Part[] = [
      part('lid', casing, moved(beveledBox(width, depth, lid, 0.003), 0, depth / 2, 0)),
      part(
        'bezel',
        materials.darkGlass('#0b0c0e'),
        moved(beveledBox(width - 0.004, depth - 0.004, 0.001, 0.0004, 1), 0, depth / 2, lid / 2),
      ),
      screen,
      part('badge', casing.metallic > 0 ? materials.chrome() : materials.satin('#b9bdc2'), badge),
    ].map((part) => movedPart(turnedPart(part, 'x', -lean), 0, thick + 0.001, -depth / 2 + 0.004));
    const hinge = turned(cylinder(0.0055, 0.8 * width, 20, 0.001), 'z', 90);
    const vents = merged(
      ...[-1, 1].map((side) =>
        moved(
          merged(
            ...Array.from({ length: 12 }, (_, i) => moved(box(0.0024, 0.4 * thick, 0.002), 0.0046 * i, 0, 0)),
          ),
          side * 0.24 * width - 0.025,
          0.48 * thick,
          -depth / 2,
        ),
      ),
    );
    const port = (long: number, high: number, at: number) =>
      moved(box(0.002, high, long), width / 2, 0.5 * thick, at);
    const ports = bothSides(
      port(0.013, 0.005, -0.36 * depth),
      port(0.009, 0.0034, -0.26 * depth),
      port(0.009, 0.0034, -0.18 * depth),
    );
    const foot = cylinder(0.006, 0.003, 16);
    const [fx, fz] = [width / 2 - 0.025, depth / 2 - 0.025];
    const touchpad = moved(
      beveledBox(0.34 * width, 0.0016, padDepth, 0.0005, 1),
      0,
      deck,
      depth / 2 - 0.012 - padDepth / 2,
    );
    const feet = [-fx, fx].flatMap((x) => [-fz, fz].map((z) => moved(foot, x, 0, z)));
    return [
      part('base', casing, moved(beveledBox(width, thick, depth, 0.005), 0, thick / 2, 0)),
      part('keyboard', materials.mattePlastic(keyTone), moved(keys, 0, deck, keysAt)),
      part('touchpad', materials.satin('#8e9298'), touchpad),
      part('hinge', materials.mattePlastic('#1b1c1e'), moved(hinge, 0, thick, -depth / 2 + 0.003)),
      part('foot', materials.rubber(), feet),
      part('vents', materials.mattePlastic('#08090a'), vents),
      part('port', materials.mattePlastic('#050506'), ports),
      ...cover,
    ];
  },
});
