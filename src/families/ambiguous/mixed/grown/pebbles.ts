import { cosDegrees, points, sinDegrees, type Stream } from '../../../../core/index.js';
import { albedos } from '../../../../content/habitats/builder.js';
import { MeshWriter } from '../../../../content/habitats/growth/mesh-writer.js';
import { gravel } from '../../../../content/surfaces/gravel.js';
import type { Vec3 } from '../../../../world/vector.js';
import { type Carrier, halfWidth, plainGround } from './carrier.js';
import type { Ink, Site } from './ink.js';
import { skyOf } from './sky.js';
import { grownIn, patchAt } from './tones.js';

/** Radii that are laid, the larger first, heights of the picture; and how many places are tried for each. */
const sizes = points('0.019,300 0.014,700 0.0105,2500 0.008,6000 0.006,14000');
/** How close stones lie: the least distance, relative to the sum of their radii. */
const packed = 0.88;
/** How much darker one side of a larger stone's place may be than the other. */
const even = 0.25;
/** Rings from the top down to the ground, and columns around. */
const [rings, columns] = [4, 9];

interface Pebble extends Site {
  readonly radius: number;
}

/** A beach of pebbles from above: darker ones lie where the drawing is dark. */
export const pebbles: Carrier = ({ kind, layout, ink, surface }) => {
  const colors = kind
    .child('colors')
    .choice([
      albedos('#b5b0a6', '#c4bdb0', '#a8a49c', '#cfc8bb', '#b0a596'),
      albedos('#b8a892', '#c9b8a0', '#a99a86', '#c0ae98', '#d2c4ae'),
      albedos('#a2a8ac', '#b2b8bc', '#959ca0', '#bfc2c2', '#aab0ae'),
    ]);
  const laid = packedPebbles(layout.child('pebbles'), ink);
  const patches = layout.child('patches').below(0x40000000);
  const stones = grownIn('pebbles', laid, ink, (places, level, light) => {
    const forms = layout.child('forms', level);
    const writer = new MeshWriter();
    for (const place of places) {
      const [r, g, b] = forms.choice(colors);
      const tone = light * patchAt(place, patches) * forms.uniform(0.72, 1.12);
      addPebble(writer, forms, place, [r * tone, g * tone, b * tone]);
    }
    return writer.mesh();
  });
  const ground = plainGround({ ...surface(gravel, kind.child('ground')), baseColor: [0.45, 0.43, 0.4] }, 0.5);
  return {
    environment: skyOf(kind, 'day', [0.3, 0.28, 0.25]),
    objects: (depth) => [ground, ...stones(depth)],
  };
};

/** Stones side by side, the larger ones where the drawing is as dark all over them. */
function packedPebbles(stream: Stream, ink: Ink): Pebble[] {
  const cell = 2 * sizes[0][0];
  const across = Math.ceil((2 * halfWidth) / cell);
  const cells: Pebble[][] = Array.from({ length: across * across }, () => []);
  const columnOf = (x: number): number => Math.min(across - 1, Math.floor((x + halfWidth) / cell));
  const isFree = ({ x, z, radius }: Pebble): boolean => {
    const [i, j] = [columnOf(x), columnOf(z)];
    for (let row = Math.max(0, j - 1); row <= Math.min(across - 1, j + 1); row++)
      for (let column = Math.max(0, i - 1); column <= Math.min(across - 1, i + 1); column++)
        for (const other of cells[row * across + column]) {
          const near = packed * (radius + other.radius);
          if ((x - other.x) * (x - other.x) + (z - other.z) * (z - other.z) < near * near) return false;
        }
    return true;
  };
  for (const [index, [most, tries]] of sizes.entries())
    for (let i = 0; i < tries; i++) {
      const pebble = {
        x: stream.uniform(-halfWidth, halfWidth),
        z: stream.uniform(-halfWidth, halfWidth),
        radius: most * stream.uniform(0.8, 1),
      };
      if (!isFree(pebble)) continue;
      if (index < sizes.length - 1 && !isEven(ink, pebble)) continue;
      cells[columnOf(pebble.z) * across + columnOf(pebble.x)].push(pebble);
    }
  return cells.flat();
}

/** Whether the drawing is about as dark all over a stone. */
function isEven(ink: Ink, { x, z, radius }: Pebble): boolean {
  const own = ink.at(x, z);
  const r = 0.8 * radius;
  return [0, 60, 120, 180, 240, 300].every((turn) => {
    const there = ink.at(x + r * cosDegrees(turn), z + r * sinDegrees(turn));
    return Math.abs(there - own) <= even;
  });
}

/** The upper half of a worn stone. */
function addPebble(writer: MeshWriter, stream: Stream, { x, z, radius }: Pebble, color: Vec3): void {
  const turn = 360 * stream.float();
  const [long, wide] = [radius * stream.uniform(1, 1.18), radius * stream.uniform(0.78, 1)];
  const high = radius * stream.uniform(0.5, 0.8);
  const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
  const lumps = Array.from({ length: columns }, () => stream.uniform(0.93, 1.07));
  const top = writer.vertex([x, high, z], [0, 1, 0], color);
  let before: readonly number[] = [];
  for (let ring = 1; ring <= rings; ring++) {
    const pitch = 90 - (100 * ring) / rings;
    const [out, up] = [cosDegrees(pitch), sinDegrees(pitch)];
    const row: number[] = [];
    for (let i = 0; i < columns; i++) {
      const way = (360 * i) / columns;
      const [u, v] = [out * cosDegrees(way) * lumps[i], out * sinDegrees(way) * lumps[i]];
      const [nu, nv] = [(out * cosDegrees(way)) / long, (out * sinDegrees(way)) / wide];
      row.push(
        writer.vertex(
          [x + c * long * u - s * wide * v, high * up, z + s * long * u + c * wide * v],
          [c * nu - s * nv, up / high, s * nu + c * nv],
          color,
        ),
      );
    }
    for (let i = 0; i < columns; i++) {
      const j = (i + 1) % columns;
      if (ring === 1) writer.triangle(top, row[j], row[i]);
      else writer.quad(before[i], before[j], row[j], row[i]);
    }
    before = row;
  }
}
