import { sinDegrees, Stream } from '../../../core/index.js';
import { circle, Path, Surface } from '../../../draw/index.js';
import { correlation, type FilmKind } from './film.js';

type Depth = {
  readonly body: 'sphere' | 'cylinder';
  readonly dots: number;
  readonly radius: number;
  readonly dot: number;
  readonly grain: string;
  readonly dark: boolean;
};

/** Dots on the surface: height −1 to 1, and angle in degrees. */
function dotsOf({ grain, dots, body }: Depth): { y: number; far: number; angle: number }[] {
  const stream = new Stream(['dots', grain]);
  return Array.from({ length: dots }, () => {
    const y = stream.uniform(-1, 1);
    return { y, far: body === 'sphere' ? Math.sqrt(1 - y * y) : 1, angle: stream.uniform(0, 360) };
  });
}

/**
 * Kinetic depth (Wallach & O'Connell, Journal of Experimental Psychology 45, 1953): dots on a turning body, seen without
 * perspective. Their paths are those of a body in depth; which dots are in front, and so which way it turns, is open.
 */
export const depth: FilmKind<Depth> = {
  name: 'kinetic-depth',
  sample: (stream, size) => ({
    body: stream.choice(['sphere', 'cylinder'] as const),
    dots: stream.integer(180, 300),
    radius: size * stream.uniform(0.36, 0.42),
    dot: size * stream.uniform(0.007, 0.01),
    grain: String(stream.below(0x100000000)),
    dark: stream.below(2) === 0,
  }),
  truth: ({ body }) => ({
    reading:
      body === 'sphere'
        ? { word: 'sphere', accept: ['ball', 'globe', 'rotating sphere', 'planet', 'rotating ball'] }
        : { word: 'cylinder', accept: ['tube', 'drum', 'rotating cylinder', 'can', 'column'] },
    physical: 'either',
    perceived: 'either',
  }),
  draw(figure, frame, size, frames) {
    const { radius, dot, dark } = figure;
    const surface = new Surface(size, size, 1, dark ? 20 : 235);
    const path = new Path();
    for (const { y, far, angle } of dotsOf(figure)) {
      const x = far * sinDegrees(angle + (360 * frame) / frames);
      path.append(circle(size / 2 + radius * x, size / 2 + radius * y, dot));
    }
    surface.fill(path, dark ? 240 : 10);
    return surface.raster;
  },
  /**
   * Half a turn on, every dot is at its mirrored place, as it would be had the body turned the other way: the film and its
   * mirrored film, half a turn on, are one.
   */
  measure({ radius }, pictures) {
    const half = pictures.length / 2;
    const first = pictures[0];
    const { width } = first;
    let most = 0;
    for (let i = 0; i < pictures.length; i += 3) {
      const [now, then] = [pictures[i], pictures[(i + half) % pictures.length]];
      for (let at = 0; at < now.data.length; at++) {
        const mirrored = at - (at % width) + width - 1 - (at % width);
        most = Math.max(most, Math.abs(now.data[at] - then.data[mirrored]));
      }
    }
    // Dots move, and fastest in the middle.
    const middle = (x: number): boolean => Math.abs(x - width / 2) < 0.5 * radius;
    const still = correlation(first, pictures[1], 0, 0, middle);
    return {
      holds: most <= 2 && pictures.length % 2 === 0,
      mirroredDifference: most,
      stillCorrelation: still,
    };
  },
};
