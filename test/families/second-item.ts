import { plan } from '../../src/benchmarks/plan.js';
import type { Json } from '../../src/core/json.js';
import type { Item } from '../../src/dataset/item/item.js';
import { prepare } from '../../src/dataset/item/maker.js';

/** The second item of a set of two: the first is often of the plainest kind. */
export async function secondItem(family: string, params: Record<string, Json>): Promise<Item> {
  const maker = await prepare(plan(family, { count: 2, params }));
  return maker.make(1);
}
