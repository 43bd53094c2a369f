import type { ItemTypes } from '../families/family-types.js';
import { prepare } from './item/maker.js';
import type { PlanLike } from './plan/plan.js';
import type { TypedItem } from './item/typed-item.js';

/** The items of a plan that `generate` makes. */
export interface GenerateOptions {
  /** The first item. Default 0. */
  readonly from?: number;
  /** The first item that is no longer made. Default: how many there are. */
  readonly to?: number;
  /** The folder that paths in params are relative to. Default: the working directory. */
  readonly base?: string;
}

/**
 * The items of a plan, in order; each draws its views on first access.
 * @example for await (const item of generate(plan('text/rotated', { seed: 1 }))) item.view('original').png
 */
export async function* generate<I extends ItemTypes>(
  plan: PlanLike<I>,
  { from = 0, to, base = '.' }: GenerateOptions = {},
): AsyncGenerator<TypedItem<I>> {
  const maker = await prepare(plan, { base });
  const end = to ?? maker.plan.length;
  // A plan's types are those of its spec, which the maker does not know.
  for (let i = from; i < end; i++) yield maker.make(i) as unknown as TypedItem<I>;
}
