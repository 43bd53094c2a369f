import type { Preset, Spec, SpecPart } from '../dataset/plan/spec.js';
import type { Bounds } from './share.js';

/** A published benchmark as data: what to make, how many, which questions. */
export interface Benchmark<Name extends string = string> {
  /** The benchmark's name, as in `topsyturvy generate NAME`. */
  readonly name: Name;
  /** One sentence for `topsyturvy list`. */
  readonly summary: string;
  /** The paper that the benchmark follows. */
  readonly source: string;
  /** The families, with the number of items and the params of each, under a preset. */
  spec(preset: Preset): Spec;
  /** The subsets that the paper uses, by a name that can be cited: how many items of a part. Default: none. */
  readonly subsets?: Readonly<Record<string, (part: SpecPart, preset: Preset) => number>>;
  /** The items that a subset leaves, by a name of their own: its name. Default: none. */
  readonly rests?: Readonly<Record<string, string>>;
  /** The parts of which a subset of any size is taken, in proportion; absent: there is none. */
  readonly subsetOf?: RegExp;
  /** How many items of the parts exist: no set is larger, however many are asked for. */
  bounds?(preset: Preset): Bounds;
}
