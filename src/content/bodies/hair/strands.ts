import { Stream } from '../../../core/stream.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { memoize } from '../../../core/memoize.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import type { Material } from '../../../world/model.js';
import { materials, type Tint } from '../../../world/modeling/index.js';

/** How hairs lie beside each other: along a card from its roots, with or without waves, or in coils all over a square. */
export type Weave = 'straight' | 'wavy' | 'coiled' | 'ringed' | 'rope' | 'short' | 'spines' | 'fur';

/** Bunches of hairs beside each other in one texture, so that not all cards look alike. */
export const bunches = 4;

/** Hairs that are cut out of their cards, in a color. */
export const hairMaterial = (tint: Tint, weave: Weave): Material => ({
  ...materials.hair(tint),
  baseColorTexture: { image: textureOf(weave), wrapS: 'repeat', wrapT: 'clamp' },
  alphaCutoff: 0.5,
});

const textureOf = memoize((weave: Weave): Raster => {
  switch (weave) {
    case 'straight':
      return bunchesOf({ weave, hairs: 56, sway: 0.05, turns: 0.7, ends: [0.62, 1] });
    case 'wavy':
      return bunchesOf({ weave, hairs: 56, sway: 0.1, turns: 1.6, ends: [0.62, 1] });
    case 'short':
      return bunchesOf({ weave, hairs: 40, sway: 0.05, turns: 0.5, ends: [0.35, 1] });
    case 'fur':
      return bunchesOf({ weave, hairs: 52, sway: 0.05, turns: 0.7, ends: [0.55, 1], light: [0.9, 1.12] });
    case 'spines':
      return bunchesOf({ weave, hairs: 9, sway: 0, turns: 0, ends: [0.7, 1], thick: [1.8, 3] });
    case 'rope':
      return ropes();
    case 'coiled':
      return coils({ weave, side: 128, count: 90, radius: [3, 7], width: 1.1 });
    case 'ringed':
      return coils({ weave, side: 256, count: 26, radius: [18, 44], width: 7, hairs: 5 });
  }
});

/** The color of what is cut away, so that edges stay that of hair. */
const away = 150;

function empty(width: number, height: number): Raster {
  const raster = createRaster(width, height, 4);
  for (let i = 0; i < raster.data.length; i += 4) raster.data.set([away, away, away, 0], i);
  return raster;
}

const across = 64;
const along = 128;

interface Bunch {
  readonly weave: Weave;
  readonly hairs: number;
  /** How far a hair sways to either side, in widths of the bunch, and how often. */
  readonly sway: number;
  readonly turns: number;
  /** Where hairs end, as shares of the length. */
  readonly ends: readonly [from: number, to: number];
  /** Half the width of a hair at its root, texels. Default: 1.1 to 1.9 */
  readonly thick?: readonly [from: number, to: number];
  /** How light a hair is, as a share of nearly white. Default: 0.72 to 1.05 */
  readonly light?: readonly [from: number, to: number];
}

/** Bunches of hairs from their roots, at the top, to their tips; hairs that are drawn later lie over others. */
function bunchesOf({
  weave,
  hairs,
  sway,
  turns,
  ends,
  thick: widths = [1.1, 1.9],
  light: lights = [0.72, 1.05],
}: Bunch): Raster {
  const raster = empty(bunches * across, along);
  for (let bunch = 0; bunch < bunches; bunch++) {
    const variation = new Stream(['hairs', weave, bunch]);
    const drift = variation.uniform(-0.04, 0.04);
    for (let hair = 0; hair < hairs; hair++) {
      const own = variation.child(hair);
      const start = own.uniform(0.1, 0.9);
      const end = own.uniform(...ends) * (1 - 0.5 * Math.abs(start - 0.5));
      const [phase, swing] = [own.uniform(0, 90) + 360 * drift, sway * own.uniform(0.4, 1)];
      const light = own.uniform(...lights);
      const thick = own.uniform(...widths);
      for (let y = Math.floor(along * 0.14 * own.float()); y < along; y++) {
        const t = y / along;
        if (t > end) break;
        const middle =
          across *
          (start + (0.5 - start) * 0.25 * t + drift * t + swing * t * sinDegrees(phase + 360 * turns * t));
        const half = thick * Math.sqrt(Math.max(0, 1 - t / end) + 0.08);
        for (let x = Math.ceil(middle - half); x <= middle + half; x++) {
          if (x < 1 || x > across - 2) continue;
          const off = (x - middle) / half;
          shade(raster, bunch * across + x, y, light * (1 - 0.28 * off * off));
        }
      }
    }
  }
  return raster;
}

/** A twisted lock in each bunch, round at its tip. */
function ropes(): Raster {
  const raster = empty(bunches * across, along);
  for (let bunch = 0; bunch < bunches; bunch++) {
    const variation = new Stream(['hairs', 'rope', bunch]);
    const phase = variation.uniform(0, 360);
    for (let y = 0; y < along; y++) {
      const t = y / along;
      const swell = 1 + 0.12 * sinDegrees(phase + 900 * t) + variation.uniform(-0.05, 0.05);
      const half = 0.34 * across * swell * Math.sqrt(Math.max(0, Math.min(1, 7 * (1 - t))));
      for (let x = Math.ceil(across / 2 - half); x < across / 2 + half; x++) {
        const off = (x - across / 2) / half;
        const twist = sinDegrees(2600 * t + 150 * off + phase);
        const light = 0.74 + 0.14 * twist + variation.uniform(-0.14, 0.14) - 0.3 * off * off;
        shade(raster, bunch * across + x, y, light);
      }
    }
  }
  return raster;
}

interface Coils {
  readonly weave: Weave;
  /** Texels. */
  readonly side: number;
  readonly count: number;
  /** The radii of coils, and half the width of a lock, texels. */
  readonly radius: readonly [from: number, to: number];
  readonly width: number;
  /** Hairs that are told apart across a lock. Default 1 */
  readonly hairs?: number;
}

/** Locks in arcs, at random places of a disc. */
function coils({ weave, side, count, radius, width, hairs = 1 }: Coils): Raster {
  const raster = empty(side, side);
  for (let coil = 0; coil < count; coil++) {
    const own = new Stream(['hairs', weave, coil]);
    const size = own.uniform(...radius);
    const around = own.uniform(0, 360);
    const out = (side / 2 - size - width - 1) * Math.sqrt(own.float());
    const [cx, cy] = [side / 2 + out * cosDegrees(around), side / 2 + out * sinDegrees(around)];
    const [from, arc] = [own.uniform(0, 360), own.uniform(200, 330)];
    const lights = Array.from({ length: hairs }, () => own.uniform(0.5, 1.05));
    const steps = Math.ceil(arc * (size + width) * 0.035);
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      const [c, s] = [cosDegrees(from + arc * t), sinDegrees(from + arc * t)];
      // thin at both ends
      const half = width * Math.sqrt(Math.min(1, 6 * t, 3 * (1 - t)) + 0.02);
      for (let off = -half; off <= half; off += 0.4) {
        const r = size * (1 - 0.25 * t) + off;
        const hair = Math.min(hairs - 1, Math.floor((hairs * (off + half)) / (2 * half)));
        const x = Math.round(cx + r * c);
        const y = Math.round(cy + r * s);
        const round = 1 - 0.4 * (off / half) * (off / half);
        if (x >= 0 && y >= 0 && x < side && y < side) shade(raster, x, y, lights[hair] * round);
      }
    }
  }
  return raster;
}

function shade({ data, width }: Raster, x: number, y: number, light: number): void {
  const value = Math.max(0, Math.min(255, Math.round(235 * light)));
  data.set([value, value, value, 255], 4 * (y * width + x));
}
