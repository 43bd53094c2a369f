import type { Part } from '../../world/model.js';
import {
  beveledBox,
  bothSides,
  ellipsoid,
  materials,
  merged,
  moved,
  turned,
} from '../../world/modeling/index.js';
import { defineModel } from './define.js';
import { carBody, planWidth, type CarSize } from './parts/car-body.js';
import { greenhouse } from './parts/greenhouse.js';
import { wheels } from './parts/wheel.js';

/** Where the rear window begins and ends, as shares of half the length, and how far the side windows stop before it. */
const styles = {
  saloon: { rear: [-0.68, -0.42], quarter: 0.16, half: [2.2, 2.35] },
  hatchback: { rear: [-0.92, -0.71], quarter: 0.2, half: [1.98, 2.08] },
  estate: { rear: [-0.925, -0.83], quarter: 0.1, half: [2.25, 2.35] },
} as const;

const colors = [
  '#b3141c',
  '#1c4fa0',
  '#e8e9ea',
  '#2f6b3f',
  '#d9a514',
  '#7f8890',
  '#5b1f4a',
  '#c7521a',
  '#1d2733',
];

/** A passenger car: saloon, hatchback or estate. */
export const car = defineModel({
  category: 'car',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the headlights and the windshield',
  hasUp: true,
  silhouetteView: { yaw: [66, 84], elevation: [6, 12] },
  thick: true,
  distinct: true,
  build(variation) {
    const style = styles[variation.child('style').choice(['saloon', 'hatchback', 'estate'] as const)];
    const measures = variation.child('size');
    const b = measures.uniform(style.half[0], style.half[1]);
    const wheel = measures.uniform(0.315, 0.335);
    // Before the rear wheel's arch, also where that reaches far forward.
    const rearGap = Math.max(-0.97 * (b / 2.2), 0.75 - b + wheel + 0.08);
    const size: CarSize = {
      a: measures.uniform(0.87, 0.92),
      b,
      axles: [b - 0.85, 0.75 - b],
      axle: wheel,
      arch: wheel + 0.05,
      gaps: [0.74 * (b / 2.2), -0.15, rearGap],
    };
    const top = measures.uniform(1.43, 1.5);
    const look = variation.child('look');
    const body = look.choice([materials.paint, materials.metallicPaint])(look.choice(colors));
    const spokes = look.choice([5, 6, 7, 10]);

    const skin = carBody(size);
    const [rearFoot, rearHead] = style.rear;
    const upper = greenhouse({
      belt: size.a * 0.9,
      roof: size.a * 0.7,
      front: [0.4 * b, 0.07 * b],
      rear: [rearFoot * b, rearHead * b],
      pillars: style === styles.saloon ? [-0.15] : [-0.15, rearGap],
      quarter: style.quarter,
      heights: [0.82, 0.93, top - 0.1, top],
    });
    const track = (z: number): number => planWidth(size, z) - 0.115;
    const mirror = merged(
      moved(turned(ellipsoid(0.12, 0.075, 0.06, 16), 'y', 12), size.a + 0.05, 0.95, 0.25 * b),
      moved(turned(beveledBox(0.16, 0.03, 0.05, 0.012, 1), 'z', 18), size.a - 0.06, 0.91, 0.25 * b),
    );
    const handles = [-0.15, rearGap].map((z) =>
      moved(beveledBox(0.03, 0.025, 0.16, 0.01, 1), size.a * 0.985, 0.77, z + 0.13),
    );
    const plate = beveledBox(0.5, 0.11, 0.03, 0.004, 1);
    const parts: Part[] = [
      { name: 'body', mesh: skin.get('body')!, material: body },
      { name: 'underbody', mesh: skin.get('underbody')!, material: materials.mattePlastic('#17181a') },
      { name: 'grille', mesh: skin.get('grille')!, material: materials.plastic('#101113') },
      { name: 'headlight', mesh: skin.get('headlight')!, material: materials.glowing('#eef3f8', 0.25) },
      { name: 'tail light', mesh: skin.get('tail light')!, material: materials.glowing('#b3060c', 0.25) },
      { name: 'roof', mesh: upper.get('roof')!, material: body },
      { name: 'window', mesh: upper.get('window')!, material: materials.darkGlass() },
      ...wheels(
        { radius: wheel, width: 0.2, spokes },
        size.axles.flatMap(
          (z) =>
            [
              [track(z), z],
              [-track(z), z],
            ] as const,
        ),
      ),
      { name: 'mirror', mesh: bothSides(mirror), material: body },
      { name: 'door handle', mesh: bothSides(merged(...handles)), material: materials.chrome() },
      {
        name: 'number plate',
        mesh: merged(moved(plate, 0, 0.46, b), moved(plate, 0, 0.6, -b * 0.995)),
        material: materials.paint('#f2f2ec'),
      },
    ];
    return parts;
  },
});
