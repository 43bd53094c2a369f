import type { Stream } from '../../core/stream.js';
import { type Linear, oklch } from '../../world/modeling/color.js';

/** Dyes of carpets, covers and sweaters: half of them gray, beige or brown, few strong. Linear. */
export function clothColor(stream: Stream): Linear {
  const kind = stream.weighted(['neutral', 'muted', 'strong'] as const, [5, 4, 2]);
  const hue = stream.choice([20, 35, 60, 85, 130, 160, 200, 240, 260, 280]) + stream.uniform(-10, 10);
  if (kind === 'neutral')
    return oklch(stream.uniform(0.46, 0.85), stream.uniform(0.004, 0.03), stream.uniform(55, 95));
  if (kind === 'muted') return oklch(stream.uniform(0.46, 0.74), stream.uniform(0.03, 0.06), hue);
  return oklch(stream.uniform(0.44, 0.62), stream.uniform(0.06, 0.095), hue);
}
