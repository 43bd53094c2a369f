import { cosDegrees, points, sinDegrees, type Stream } from '../../../core/index.js';
import { circle, Path, polygon } from '../../../draw/index.js';
import { box } from './outlines.js';
import type { Palette } from './palette.js';
import { Sheet } from './sheet.js';

const kinds = ['plain', 'glow', 'disc', 'rays', 'dots', 'stripes', 'rings', 'diamonds', 'panel'] as const;

/** A quiet pattern that fills the picture. Every kind is its own half turn, so that it does not tell which way is up. */
export type Backdrop = {
  kind: (typeof kinds)[number];
  paper: string;
  tint: string;
  /** how fine the pattern is: repeats across the picture */
  repeats: number;
  /** direction of stripes, and of the first ray, degrees */
  heading: number;
};

export function chooseBackdrop(stream: Stream, { paper, tint }: Palette): Backdrop {
  return {
    kind: stream.choice(kinds),
    paper,
    tint,
    repeats: stream.integer(5, 9),
    heading: stream.choice([0, 30, 45, 60, 90, 120, 135, 150]),
  };
}

/** A sheet with the backdrop on it. @param size pixels */
export function sheetWith({ kind, paper, tint, repeats, heading }: Backdrop, size: number): Sheet {
  const sheet = new Sheet(size, paper);
  const step = 1 / repeats;
  switch (kind) {
    case 'plain':
      return sheet;
    case 'glow':
      return sheet.fill(box(0.5, 0.5, 1, 1), {
        kind: 'radial',
        from: [0.5, 0.5],
        to: [1.2, 0.5],
        stops: [
          [0, paper],
          [1, tint],
        ],
      });
    case 'disc':
      return sheet.fill(circle(0.5, 0.5, 0.46), tint);
    case 'panel':
      return sheet.fill(box(0.5, 0.5, 0.92, 0.92, 0.08), tint);
    case 'rays':
      return sheet.fill(rays(2 * repeats, heading), tint);
    case 'dots':
      return sheet.fill(
        lattice(repeats, (x, y) => circle(x, y, 0.22 * step)),
        tint,
      );
    case 'diamonds':
      return sheet.fill(
        lattice(repeats, (x, y) =>
          polygon(
            points([x, y - 0.5 * step], [x + 0.32 * step, y], [x, y + 0.5 * step], [x - 0.32 * step, y]),
          ),
        ),
        tint,
      );
    case 'stripes':
      return sheet.fill(stripes(step, heading), tint);
    case 'rings':
      for (let ring = Math.ceil(0.75 / step); ring > 0; ring--) {
        sheet.fill(circle(0.5, 0.5, (ring - 0.5) * step), ring % 2 === 0 ? paper : tint);
      }
      return sheet;
  }
}

/** Wedges from the middle to beyond the corners, as wide as the gaps between them. @param count even */
function rays(count: number, heading: number): Path {
  const path = new Path();
  const half = 90 / count;
  for (let ray = 0; ray < count; ray++) {
    const middle = heading + (360 * ray) / count;
    path.moveTo(0.5, 0.5);
    for (const angle of [middle - half, middle + half]) {
      path.lineTo(0.5 + cosDegrees(angle), 0.5 + sinDegrees(angle));
    }
    path.close();
  }
  return path;
}

/** Staggered rows of shapes about the middle, beyond the edges. */
function lattice(repeats: number, shape: (x: number, y: number) => Path): Path {
  const path = new Path();
  const step = 1 / repeats;
  const reach = Math.ceil(repeats / 2) + 1;
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      path.append(shape(0.5 + (column + shift) * step, 0.5 + row * step));
    }
  }
  return path;
}

/** Parallel bands, as wide as the gaps between them, one of them through the middle. */
function stripes(step: number, heading: number): Path {
  const path = new Path();
  const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
  const point = (u: number, v: number): [number, number] => [
    0.5 + u * cos - v * sin,
    0.5 + u * sin + v * cos,
  ];
  const reach = Math.ceil(0.75 / step);
  for (let band = -reach; band <= reach; band++) {
    const [near, far] = [(band - 0.25) * step, (band + 0.25) * step];
    path.append(polygon([point(-1, near), point(1, near), point(1, far), point(-1, far)]));
  }
  return path;
}
