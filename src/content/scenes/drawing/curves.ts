import { pow } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';

/** A curve with its highest place near the middle. */
export function peak(stream: Stream): (t: number) => number {
  const middle = stream.uniform(0.44, 0.56);
  const [low, high] = [stream.uniform(0.08, 0.18), stream.uniform(0.84, 0.92)];
  const kind = stream.choice(['tent', 'parabola', 'bell'] as const);
  const sharpness = stream.uniform(12, 30);
  return (t) => {
    const away = Math.abs(t - middle) / 0.56;
    const share = { tent: 1 - away, parabola: 1 - away * away, bell: 1 / (1 + sharpness * away * away) }[
      kind
    ];
    return low + (high - low) * share;
  };
}

/** A rising or a falling curve that is steepest at its right end. */
export function steepening(stream: Stream): (t: number) => number {
  const power = stream.uniform(2.2, 3.6);
  const [low, high] = [stream.uniform(0.07, 0.14), stream.uniform(0.86, 0.93)];
  const falls = stream.below(2) === 0;
  return (t) => {
    const gone = t === 0 ? 0 : pow(t, power);
    return falls ? high - (high - low) * gone : low + (high - low) * gone;
  };
}

/** The data after a half turn of their frame. */
export const turnValues = (values: readonly number[]): number[] => values.map((value) => 1 - value).reverse();
