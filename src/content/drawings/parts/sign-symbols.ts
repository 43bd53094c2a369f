import { points } from '../../../core/points.js';
import { circle, Path, polygon } from '../../../draw/index.js';
import type { Point } from './heading.js';
import { box } from './outlines.js';

/** The symbols of road signs. */
export const symbols = ['none', 'cross', 'two-way', 'bend', 'disc'] as const;
export type SignSymbol = (typeof symbols)[number];

/** A sign's symbol, each its own half turn, in a box from −1 to 1. */
export function symbolPath(symbol: SignSymbol): Path {
  switch (symbol) {
    case 'none':
      return new Path();
    case 'cross':
      return box(0, 0, 0.5, 1.8).append(box(0, 0, 1.8, 0.5));
    case 'disc':
      return circle(0, 0, 0.62);
    case 'bend':
      return polygon(points('-0.75,1 -0.35,1 -0.35,0.3 0.75,0.3 0.75,-1 0.35,-1 0.35,-0.3 -0.75,-0.3'));
    case 'two-way': {
      const half = (s: number): Point[] =>
        points('0.42,-1 0.84,-0.4 0.56,-0.4 0.56,0.95 0.28,0.95 0.28,-0.4 0,-0.4').map(([x, y]) => [
          s * x,
          s * y,
        ]);
      return polygon(half(1)).append(polygon(half(-1)));
    }
  }
}
