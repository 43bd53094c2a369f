import type { Stream } from '../../core/stream.js';
import { type Linear, oklch } from '../../world/modeling/color.js';

/** Muted paints of rooms: mostly off-white, some pastel, few strong. Linear. */
export function wallPaint(stream: Stream): Linear {
  const kind = stream.weighted(['white', 'pastel', 'muted', 'dark'] as const, [4, 3, 3, 1]);
  const hue = stream.choice([35, 60, 75, 90, 105, 130, 160, 190, 215, 235]) + stream.uniform(-8, 8);
  if (kind === 'white')
    return oklch(stream.uniform(0.86, 0.915), stream.uniform(0.003, 0.018), stream.uniform(60, 110));
  if (kind === 'pastel') return oklch(stream.uniform(0.78, 0.87), stream.uniform(0.012, 0.036), hue);
  if (kind === 'muted') return oklch(stream.uniform(0.6, 0.76), stream.uniform(0.018, 0.05), hue);
  return oklch(stream.uniform(0.4, 0.55), stream.uniform(0.02, 0.05), hue);
}
