import { words } from '../../../core/words.js';
import { createRaster } from '../../../draw/raster.js';
import { bestShift, modulo, opposite, randomBits, type Way } from './film.js';
import { uprightOrLying } from './lying.js';

type Pole = {
  /** Width of the window, and its left edge. */
  readonly wide: number;
  readonly left: number;
  /** Height of a stripe with its gap, which the film runs through in full; steps are whole pixels. */
  readonly pitch: number;
  readonly step: number;
  /** Pixels by which a stripe falls from left to right, per pixel. */
  readonly slope: number;
  readonly levels: readonly [number, number];
  readonly way: 'left' | 'right';
};

/** The stripe that a place belongs to: 0 or 1, smoothed over a pixel of its edge. */
function stripe(phase: number, pitch: number): number {
  const at = modulo(phase, pitch);
  const edge = (x: number): number => Math.max(0, Math.min(1, x + 0.5));
  return Math.max(0, edge(at) - edge(at - pitch / 2) + edge(at - pitch));
}

/**
 * The barber pole (Wallach, Psychologische Forschung 20, 1935): slanted stripes that go sideways behind an upright window
 * are seen to climb or sink along it.
 */
export const barberPole = uprightOrLying<Pole>({
  name: 'barber-pole',
  asks: 'stripes',
  sample(stream, size, frames) {
    const step = Math.max(2, Math.round(size / 128));
    return {
      wide: Math.round(size * stream.uniform(0.2, 0.26)),
      left: Math.round(size * stream.uniform(0.3, 0.45)),
      pitch: (step * frames) / 2,
      step,
      slope: stream.choice([-1, 1]),
      levels: [stream.integer(10, 60), stream.integer(200, 250)],
      way: stream.choice(['left', 'right'] as const),
    };
  },
  truth({ slope, way }) {
    // Going right, stripes that fall to the right rise at every upright line.
    const perceived: Way = slope > 0 === (way === 'right') ? 'up' : 'down';
    return {
      reading: {
        word: 'barber pole',
        accept: words(`
          stripes, pole, striped pole, cylinder, column, striped column, bar, striped bar, screw,
          barber's pole
        `),
      },
      physical: way,
      perceived,
    };
  },
  draw({ wide, left, pitch, step, slope, levels, way }, frame, size) {
    const raster = createRaster(size, size, 1, 128);
    const shift = frame * step * (way === 'right' ? 1 : -1);
    const [top, bottom] = [Math.round(size * 0.06), Math.round(size * 0.94)];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < left + wide; x++) {
        const part = stripe(y - slope * (x - shift), pitch);
        raster.data[y * size + x] = Math.round(levels[0] + (levels[1] - levels[0]) * part);
      }
      raster.data[y * size + left - 1] = raster.data[y * size + left + wide] = 20;
    }
    for (let x = left - 1; x <= left + wide; x++) {
      for (const y of [top - 1, bottom]) raster.data[y * size + x] = 20;
    }
    return raster;
  },
  measure({ wide, left, step, way, pitch, slope }, pictures) {
    const { height } = pictures[0];
    const inside = (x: number, y: number): boolean =>
      x >= left && x < left + wide && y > 0.1 * height && y < 0.9 * height;
    const reach = Math.floor(pitch / 2) - 1;
    // Sideways and up or down are one to the window: each is measured with the other held.
    const sideways = bestShift(pictures[0], pictures[1], [reach, 0], inside);
    const upright = bestShift(pictures[0], pictures[1], [0, reach], inside);
    const expected = way === 'right' ? step : -step;
    return {
      holds: sideways.dx === expected && upright.dy === -slope * expected,
      shiftAcross: sideways.dx,
      shiftDown: upright.dy,
      correlation: upright.value,
    };
  },
});

type Plaid = {
  readonly pitch: number;
  readonly step: number;
  readonly contrast: number;
  readonly radius: number;
  readonly way: 'up' | 'down';
};

/**
 * A plaid (Adelson & Movshon, Nature 300, 1982): two gratings that go left and right of a way at 45° are seen as one
 * pattern that goes that way.
 */
export const plaid = uprightOrLying<Plaid>({
  name: 'plaid',
  asks: 'pattern as a whole',
  sample(stream, size, frames) {
    const step = Math.max(2, Math.round(size / 128));
    return {
      pitch: (step * frames) / stream.choice([2, 3]),
      step,
      contrast: stream.uniform(0.8, 1),
      radius: size * stream.uniform(0.4, 0.46),
      way: stream.choice(['up', 'down'] as const),
    };
  },
  truth: ({ way }) => ({
    reading: {
      word: 'plaid',
      accept: words(`
        checkerboard, grid, lattice, checks, mesh, net, diamonds, checkered pattern, circle, disc, chessboard,
        squares
      `),
    },
    physical: way,
    perceived: way,
  }),
  draw({ pitch, step, contrast, radius, way }, frame, size) {
    const raster = createRaster(size, size, 1, 128);
    const shift = frame * step * (way === 'down' ? 1 : -1);
    const middle = size / 2;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const [u, v] = [x + 0.5 - middle, y + 0.5 - middle];
        if (u * u + v * v > radius * radius) continue;
        const sum = stripe(y - shift + x, pitch) + stripe(y - shift - x, pitch) - 1;
        raster.data[y * size + x] = Math.round(127.5 + 63.75 * 2 * contrast * sum);
      }
    }
    return raster;
  },
  measure({ step, way, pitch, radius }, pictures) {
    const middle = pictures[0].width / 2;
    const inside = (x: number, y: number): boolean =>
      (x - middle) * (x - middle) + (y - middle) * (y - middle) < 0.25 * radius * radius;
    const reach = Math.min(6, Math.floor(pitch / 2) - 1);
    const { dx, dy, value } = bestShift(pictures[0], pictures[1], [reach, reach], inside);
    return {
      holds: dx === 0 && dy === (way === 'down' ? step : -step),
      shiftAcross: dx,
      shiftDown: dy,
      correlation: value,
    };
  },
});

type Phi = {
  /** Side of a cell, and how far the pattern goes each frame. */
  readonly cell: number;
  readonly step: number;
  readonly way: 'left' | 'right';
  /** Columns of cells, black and white, from the left; rows have their own. */
  readonly grain: string;
};

/**
 * Reverse phi (Anstis, Vision Research 10, 1970): a pattern of random cells goes one way and turns to its negative at each
 * step; it is seen to go the other way.
 */
export const reversePhi = uprightOrLying<Phi>({
  name: 'reverse-phi',
  asks: 'dots',
  sample: (stream, size) => {
    const cell = Math.max(2, Math.round(size / 64));
    return {
      cell,
      step: cell,
      way: stream.choice(['left', 'right'] as const),
      grain: String(stream.below(0x100000000)),
    };
  },
  truth: ({ way }) => ({
    reading: {
      word: 'dots',
      accept: words(`
        noise, static, random dots, squares, pixels, tv static, checkerboard, white noise, visual noise,
        random noise
      `),
    },
    physical: way,
    perceived: opposite[way],
  }),
  draw({ cell, step, way, grain }, frame, size, frames) {
    const raster = createRaster(size, size, 1, 0);
    const period = 4 * frames;
    const cells = randomBits(grain, Math.ceil(size / cell) * period);
    const columns = Math.ceil(size / cell);
    const shift = (way === 'right' ? 1 : -1) * frame * Math.round(step / cell);
    for (let y = 0; y < size; y++) {
      const row = Math.floor(y / cell) * period;
      for (let x = 0; x < size; x++) {
        const column = modulo(Math.min(columns - 1, Math.floor(x / cell)) - shift, period);
        const bright = cells[row + column] !== frame % 2;
        raster.data[y * size + x] = bright ? 225 : 30;
      }
    }
    return raster;
  },
  measure({ step, way }, pictures) {
    const all = (): boolean => true;
    const { dx, value } = bestShift(pictures[0], pictures[1], [step + 2, 0], all, Math.abs);
    return {
      holds: dx === (way === 'right' ? step : -step) && value < -0.9,
      shiftAcross: dx,
      correlation: value,
    };
  },
});
