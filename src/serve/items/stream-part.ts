import type { Json } from '../../core/json.js';
import type { Preset, Spec, SpecPart } from '../../dataset/plan/spec.js';

/** Items without end of one family with one set of params: items 0, 1, 2, … of a dataset of one part. Plain data. */
export interface StreamPart {
  /** A spec of one part. */
  readonly spec: Spec;
  readonly seed: string;
  /** The folder that the operator's paths in params are relative to. */
  readonly base: string;
  /** Paths in params that may be read: the operator's own. */
  readonly paths: readonly string[];
  /** Published splits and folders of datasets whose items must not be dealt. */
  readonly exclude: readonly string[];
}

/** The most items that a part of a spec may have. A stream begins anew behind them, or behind all that there are. */
export const mostItems = 1_000_000_000;

/** A part as a stream of its own. Its first items are those of the dataset that has the part, ids included. */
export const streamOf = (
  spec: Pick<Spec, 'name' | 'modules'> & { readonly preset: Preset },
  part: SpecPart,
  seed: string,
  { base, exclude }: Pick<StreamPart, 'base' | 'exclude'>,
): StreamPart => ({
  spec: { ...spec, parts: [{ ...part, count: mostItems }] },
  seed,
  base,
  exclude,
  paths: stringsIn(part.params),
});

/** All strings in params: those of them that are paths may be read. */
export function stringsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
