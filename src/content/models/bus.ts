import { points } from '../../core/points.js';
import { beveledBox, materials, tube, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, part } from '../../world/modeling/mesh/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { coachwork, type WallSpot } from './parts/coachwork.js';
import { wheels } from './parts/wheel.js';

const colors = ['#b5161d', '#1f5fa8', '#e0a21b', '#2c7a4b', '#5d2a72', '#d2611c'];

/** A city bus with doors on its right side. */
export const bus = defineModel({
  category: 'bus',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the windshield and the headlights',
  silhouetteView: views.profile,
  confusedWith: ['car'],
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const a = 1.25;
    const b = size.uniform(4.6, 5.6);
    const top = size.uniform(2.95, 3.1);
    const axles = [b - 2.55, 2.7 - b] as const;
    const panes = size.integer(5, 7);
    const ends = [0.55 - b, b - 0.42] as const;
    const dividers = Array.from({ length: panes + 1 }, (_, i) => ends[0] + ((ends[1] - ends[0]) * i) / panes);
    const color = look.choice(colors);
    const skirt = look.choice([color, '#e8e8e4', '#2b2f36']);

    const panelAt = ({ x, y, z, side }: WallSpot) => {
      if (y < 0.52) return 'bumper';
      if (side === 'left and right') {
        if (y < 0.74) return 'skirt';
        if (y < 1.22 || y > 2.34) return 'body';
        const inside = z > ends[0] && z < ends[1];
        return inside && dividers.every((at) => Math.abs(z - at) > 0.04) ? 'window' : 'body';
      }
      if (side === 'front') {
        if (y < 0.76 && x > 0.55) return 'headlight';
        if (y > 0.98 && y < 2.34) return 'window';
        if (y > 2.34 && y < 2.62 && x < 0.78) return 'bumper';
        return y < 0.74 ? 'skirt' : 'body';
      }
      if (y > 0.76 && y < 1.22 && x > 0.62) return 'tail light';
      if (y < 0.98 && x < 0.6) return 'bumper';
      return y > 1.34 && y < 2.34 && x < 0.78 ? 'window' : 'body';
    };
    const skin = coachwork(
      {
        a,
        b,
        sill: 0.3,
        levels: [0.5, 0.74, 0.98, 1.22, 1.45, 2.33, 2.6, 2.76],
        top,
        across: [0, 0.3, 0.58, 0.8, 0.94],
        along: dividers.flatMap((z) => [z - 0.035, z + 0.035]),
        axles,
        axle: 0.47,
        arch: 0.55,
        rake: 0.16,
      },
      panelAt,
      'bumper',
      'body',
    );

    // Doors stand a little out of the right side; two leaves of glass each.
    const glass = materials.darkGlass('#16202a');
    const dark = materials.mattePlastic('#16181b');
    const doors = [b - 0.95, 0.1].map((z) => ({
      frame: moved(beveledBox(0.06, 2.1, 1.3, 0.02, 1), -a, 1.4, z),
      leaves: merged(
        ...[-0.31, 0.31].map((dz) => moved(beveledBox(0.06, 1.86, 0.54, 0.02, 1), -a - 0.012, 1.42, z + dz)),
      ),
    }));
    const arm: Vec3[] = [
      [a - 0.15, 2.62, b - 0.15],
      [a + 0.06, 2.64, b + 0.12],
      [a + 0.12, 2.45, b + 0.2],
    ];
    const mirror = merged(
      tube(arm, 0.03, 8),
      moved(beveledBox(0.2, 0.46, 0.12, 0.04), a + 0.12, 2.22, b + 0.2),
    );
    const amber = materials.glowing('#ffb02e', 0.7);
    const destination = merged(
      moved(beveledBox(0.26, 0.13, 0.04, 0.01, 1), -0.5, 2.465, b - 0.09),
      moved(beveledBox(0.7, 0.1, 0.04, 0.01, 1), 0.15, 2.465, b - 0.09),
    );
    const track = a - 0.17;
    const doorMeshes = doors.map((door) => door.frame);
    const doorWindows = doors.map((door) => door.leaves);
    const roofUnit = moved(beveledBox(1.5, 0.24, 2, 0.08), 0, top + 0.06, -b * 0.35);
    return [
      part('body', materials.paint(color), skin.get('body')!),
      part('skirt', materials.paint(skirt), skin.get('skirt')!),
      part('bumper', dark, skin.get('bumper')!),
      part('window', materials.darkGlass(), skin.get('window')!),
      part('headlight', materials.glowing('#eef3f8', 0.25), skin.get('headlight')!),
      part('tail light', materials.glowing('#b3060c', 0.25), skin.get('tail light')!),
      part('door', materials.mattePlastic('#a9aeb2'), doorMeshes),
      part('door window', glass, doorWindows),
      part('mirror', dark, bothSides(mirror)),
      part('destination display', amber, destination),
      part('roof unit', materials.paint('#dfe1e2'), roofUnit),
      ...wheels(
        { radius: 0.47, width: 0.3, rim: 0.6, spokes: 0 },
        axles.flatMap((z) => points([track, z], [-track, z])),
      ),
    ];
  },
});
