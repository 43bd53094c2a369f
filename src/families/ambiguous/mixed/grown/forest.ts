import { cosDegrees, points, sinDegrees, type Stream } from '../../../../core/index.js';
import { albedos } from '../../../../content/habitats/builder.js';
import type { Albedo } from '../../../../content/habitats/habitat.js';
import { MeshWriter } from '../../../../content/habitats/growth/mesh-writer.js';
import { lawn } from '../../../../content/surfaces/lawn.js';
import { smoothNoise } from '../../../../world/lattice-noise.js';
import { perAxis, type Mesh, type Vec3 } from '../../../../world/index.js';
import { type Carrier, strewn } from './carrier.js';
import { ahead, seenAt } from './front.js';
import type { Site } from './ink.js';
import { floorBefore, placed } from './rock.js';
import { sheetOf } from './sheet.js';
import { fromBeside, skyOf } from './sky.js';
import { grownIn, patchAt } from './tones.js';

/** Where in the picture the hill's foot is, and how far behind it each height of the picture higher up the hill is. */
const [foot, steep] = [0.39, 0.9];
const half = 0.6;
/** Trees, and how high and wide they are, heights of the picture. */
const [count, heights, widths] = [15000, [0.025, 0.048], [0.22, 0.3]] as const;
/** How near the drawing counts as part of it: crowns are wider than its strokes. */
const touch = 0.007;
/** How much of a tree is seen above those before it; how large trees at the crest and at the foot are; the air before the crest. */
const [seen, sizes, air, airColor] = [0.7, [0.7, 1.15], 0.2, [0.25, 0.31, 0.36]] as const;
/** Columns around a crown; height and width of its rings, as shares, from below: of a fir, two cones, and of a broad tree. */
const columns = 6;
const firColors = albedos('#3d5c30', '#47683a', '#33502e', '#50703c');
const fir = points('0.1,1 0.62,0.3 0.5,0.72 1,0.02');
const broad = points('0.12,0.55 0.4,1 0.72,0.85 0.95,0.35');

interface Tree extends Site {
  readonly patch: number;
  readonly isFir: boolean;
  /** How much larger it is than others there: at the wood's edge trees are. */
  readonly grown: number;
}

/** A wooded hill that faces the viewer, above a meadow and under the sky: darker trees grow where the drawing is dark. */
export const forest: Carrier = ({ kind, layout, ink, surface }) => {
  const colors = kind
    .child('colors')
    .choice([
      albedos('#506e30', '#5f7c34', '#6e853a', '#486434', '#7c8a42'),
      albedos('#6c7236', '#7d7038', '#7a6a38', '#5f6c36', '#726636'),
      albedos('#47673a', '#567442', '#40603c', '#658246', '#4f6d42'),
    ]);
  const firs = kind.child('firs').uniform(0.55, 0.95);
  const seed = layout.child('hill').below(0x40000000);
  const crest = (x: number): number =>
    -0.39 +
    0.3 * x * x +
    0.07 * (smoothNoise(x / 0.35 + 50, 0, seed) - 0.5) +
    0.02 * (smoothNoise(x / 0.12 + 50, 0, seed + 1) - 0.5);
  const swells = ({ x, z }: Site): number =>
    0.12 * (smoothNoise(x / 0.26 + 50, z / 0.3 + 50, seed + 2) - 0.5);
  const hill = (site: Site): number => steep * (site.z - foot) + swells(site);
  const patches = layout.child('patches').below(0x40000000);
  const which = layout.child('which');
  const inWood = strewn(layout.child('trees'), count).filter(
    ({ x, z }) => z > crest(x) - 0.02 && z < foot - 0.012,
  );
  const outside = layout.child('edge');
  const edge = Array.from({ length: 90 }, () => ({
    x: outside.uniform(-half, half),
    z: foot - outside.uniform(0.012, 0.03),
    grown: outside.uniform(0.9, 1.25),
  }));
  const trees: Tree[] = [...inWood, ...edge].map((site) => ({
    grown: 1,
    ...site,
    isFir: which.float() < firs,
    patch: patchAt(site, patches),
  }));
  const wood = grownIn(
    'trees',
    trees,
    ink,
    (places, level, light) => treesOf(layout.child('forms', level), places, colors, light, hill),
    { touch },
  );
  const grass = surface(lawn, kind.child('meadow'));
  const slope = sheetOf({
    cells: 96,
    site(along, down) {
      const x = (2 * along - 1) * half;
      return { x, z: crest(x) + down * (foot + 0.05 - crest(x)) };
    },
    point: (site) => seenAt(site, hill(site)),
    height: () => 0,
    flat: ([x, y, z]) => [x, z - y],
    tile: 0.5,
  })(0);
  const farther = sheetOf({
    cells: 64,
    site: (along, down) => {
      const x = (2 * along - 1) * half;
      return { x, z: crest(-0.7 * x + 3) - 0.02 + 0.3 * down };
    },
    point: (site) => seenAt(site, -6),
    height: () => 0,
    flat: ([x, y]) => [x, -y],
    tile: 1,
  })(0);
  const still = [
    placed('farther', farther, { baseColor: [0.2, 0.27, 0.33], metallic: 0, roughness: 1 }),
    placed('slope', slope, { ...grass, baseColor: [0.1, 0.13, 0.1] }),
    floorBefore(foot, { ...grass, baseColor: [1.15, 1.15, 0.9] }, layout.child('floor')),
  ];
  return {
    environment: skyOf(kind, 'day', [0.12, 0.15, 0.07], fromBeside),
    camera: ahead,
    objects: (depth) => [...still, ...wood(depth)],
  };
};

/** Trees whose crowns are seen at their places of the picture. */
function treesOf(
  stream: Stream,
  places: readonly Tree[],
  colors: readonly Albedo[],
  light: number,
  hill: (site: Site) => number,
): Mesh {
  const writer = new MeshWriter();
  for (const place of places) {
    const own = stream.choice(place.isFir ? firColors : colors);
    const up = Math.max(0, Math.min(1, (foot - place.z) / 0.75));
    const high =
      place.grown *
      stream.uniform(...heights) *
      (sizes[1] + (sizes[0] - sizes[1]) * up) *
      (place.isFir ? 1.1 : 0.75);
    const wide = high * stream.uniform(...widths) * (place.isFir ? 1 : 1.5);
    const at = { x: place.x, z: place.z + seen * high };
    const [x, y, z] = seenAt(at, hill(at));
    const tone = light * place.patch * stream.uniform(0.85, 1.1);
    const far = air * up * light;
    const color = perAxis((k) => (1 - air * up) * tone * own[k] + far * airColor[k]);
    const turn = stream.uniform(0, 60);
    let before: readonly number[] | undefined;
    for (const [k, [rise, out]] of (place.isFir ? fir : broad).entries()) {
      const ring: number[] = [];
      for (let i = 0; i < columns; i++) {
        const way = turn + (360 * i) / columns;
        const [c, s] = [cosDegrees(way), sinDegrees(way)];
        const radius = wide * out * stream.uniform(0.8, 1.2);
        const share = (0.35 + 0.75 * rise) * stream.uniform(0.8, 1.2);
        const lit: Vec3 = [color[0] * share, color[1] * share, color[2] * share];
        const facing = place.isFir ? 0.45 : 2 * rise - 0.7;
        ring.push(writer.vertex([x + radius * c, y + high * rise, z + radius * s], [c, facing, s], lit));
      }
      // A fir's upper cone begins anew.
      if (before && !(place.isFir && k === 2))
        for (let i = 0; i < columns; i++) {
          const j = (i + 1) % columns;
          writer.quad(before[j], before[i], ring[i], ring[j]);
        }
      before = ring;
    }
    if (!place.isFir) {
      const top = writer.vertex([x, y + high, z], [0, 1, 0], color);
      for (let i = 0; i < columns; i++) writer.triangle(before![i], top, before![(i + 1) % columns]);
    }
  }
  return writer.mesh();
}
