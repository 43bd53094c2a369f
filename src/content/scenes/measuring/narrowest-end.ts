import { straight } from '../direction.js';
import { AlongAxis } from './along-axis.js';

/** A direction along the picture's sides, found with some margin; see Scene.measure. */
export interface NarrowestEnd {
  readonly reading: (typeof straight)[number];
  readonly margin: number;
}

/** On which of its four sides some marks are narrowest: the outer fifths are compared by the distance of their outermost marks. */
export function narrowestEnd(marks: Uint8Array, width: number): NarrowestEnd {
  if (!marks.includes(1)) return { reading: 'up', margin: 0 };
  const ranked = straight
    .map((axis) => ({ axis, span: new AlongAxis(marks, width, { axis, x: 0, y: 0 }).span(0.8, 1) }))
    .sort((a, b) => a.span - b.span);
  const [best, next] = [ranked[0]!, ranked[1]!];
  return { reading: best.axis, margin: 1 - best.span / next.span };
}
