import type { Stream } from '../../../../core/stream.js';
import { halfWidth } from './carrier.js';
import type { Site } from './ink.js';

/** Approximately `count` places all over the ground, one in each cell of a grid, in random order. */
export function strewn(stream: Stream, count: number): Site[] {
  const columns = Math.round(Math.sqrt(count));
  const step = (2 * halfWidth) / columns;
  const sites: Site[] = [];
  for (let j = 0; j < columns; j++)
    for (let i = 0; i < columns; i++)
      sites.push({ x: (i + stream.float()) * step - halfWidth, z: (j + stream.float()) * step - halfWidth });
  return stream.shuffle(sites);
}
