import { pow } from '../../../core/math/index.js';
import { Stream } from '../../../core/stream.js';
import { gaussianOffsets } from '../../../draw/effects/noise.js';

/** Noise of a strength of its own in either view, so that the lengths of the files do not tell a pattern from its control. */
export type Grain = {
  readonly key: string;
  /** Standard deviations, gray levels. */
  readonly original: number;
  readonly control: number;
};
/** Evenly strewn in octaves: each takes about as many bytes more than the last. */
const [leastGrain, grainOctaves] = [0.5, 3];

export function drawGrain(stream: Stream): Grain {
  const strength = (): number => Math.round(100 * leastGrain * pow(2, stream.uniform(0, grainOctaves))) / 100;
  return { original: strength(), control: strength(), key: JSON.stringify(stream.path) };
}

/** The latest noise of each view: all proposals for an item have the same. */
export class GrainMemory {
  private readonly latest = new Map<string, { readonly of: string; readonly offsets: Int16Array }>();

  /** What is added to so many values of a picture without alpha. */
  offsets(grain: Grain, view: 'original' | 'control', count: number): Int16Array {
    const of = JSON.stringify([grain.key, grain[view], count]);
    const known = this.latest.get(view);
    if (known?.of === of) return known.offsets;
    const offsets = gaussianOffsets(count, grain[view], new Stream([grain.key, view]));
    this.latest.set(view, { of, offsets });
    return offsets;
  }
}
