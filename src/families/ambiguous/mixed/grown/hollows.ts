import { points } from '../../../../core/points.js';
import { thing } from '../../../../content/places/parts/layout.js';
import { sand as sandSurface } from '../../../../content/surfaces/sand.js';
import { snow as snowSurface } from '../../../../content/surfaces/snow.js';
import type { Surface } from '../../../../content/surfaces/define.js';
import { smoothNoise } from '../../../../world/lattice-noise.js';
import { atRest, type Vec3 } from '../../../../world/index.js';
import { type Carrier, halfWidth } from './carrier.js';
import { sheetOf } from './sheet.js';
import { skyOf } from './sky.js';

/** Cells of the ground along each side. */
const cells = 384;
/** How deep the darkest strokes are at full depth, and what lies beside them. */
const carving = { deepest: 0.03, pushed: 0.7 } as const;
/** Lengths and heights of the ground's own waves. */
const waves = points('0.3,0.03 0.11,0.012 0.035,0.005 0.016,0.002');
const half = 1.02 * halfWidth;

interface HollowForm {
  readonly surface: Surface;
  readonly tile: number;
  readonly albedo: Vec3;
}

/** Ground with hollows where the drawing is dark, seen by their shadows. */
const hollows =
  ({ surface: painted, tile, albedo }: HollowForm): Carrier =>
  ({ kind, layout, ink, surface }) => {
    const seed = layout.child('waves').below(0x40000000);
    const material = surface(painted, kind.child('ground'));
    const carved = sheetOf(
      {
        cells,
        site: (along, down) => ({ x: (2 * along - 1) * half, z: (2 * down - 1) * half }),
        point: ({ x, z }, height) => [x, height, z],
        height({ x, z }) {
          let sum = 0;
          for (const [octave, [length, rise]] of waves.entries())
            sum += rise * (smoothNoise(x / length + 50, z / length + 50, seed + octave) - 0.5);
          return sum;
        },
        flat: ([x, , z]) => [x, z],
        tile,
      },
      { ...carving, ink: ({ x, z }) => ink.at(x, z) },
    );
    return {
      environment: skyOf(kind, 'low', albedo),
      objects: (depth) => [
        { model: thing('ground', [{ name: 'ground', mesh: carved(depth), material }]), pose: atRest },
      ],
    };
  };

/** Lines drawn in the sand of a beach. */
export const sand = hollows({ surface: sandSurface, tile: 0.8, albedo: [0.4, 0.34, 0.25] });

/** Tracks in snow. */
export const snow = hollows({ surface: snowSurface, tile: 1, albedo: [0.75, 0.78, 0.8] });
