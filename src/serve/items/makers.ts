import { createPlan } from '../../dataset/plan/plan.js';
import { loadRegistry } from '../../dataset/plan/modules.js';
import { prepare, type Maker } from '../../dataset/item/maker.js';
import { within } from '../../dataset/folder/within.js';
import { unexpected } from '../../core/errors.js';
import { HeldOut } from './held-out.js';
import { Latest } from '../latest.js';
import type { StreamPart } from './stream-part.js';

/** Sets that a worker keeps open: those of the largest benchmark, and some that clients ask for. */
const mostOpen = { things: 32 };

/** A part of a stream, opened. */
export interface OpenPart {
  readonly maker: Maker;
  /** What must not be dealt; absent: anything may. */
  readonly heldOut: HeldOut | undefined;
}

const open = new Latest<Promise<OpenPart>>(mostOpen);
const heldOut = new Map<string, Promise<HeldOut>>();

/** A part of a stream opened, as long as it is among the latest that were asked for. */
export function openPart(part: StreamPart): Promise<OpenPart> {
  const key = JSON.stringify(part);
  const maker = open.get(key) ?? opened(part);
  open.set(key, maker);
  maker.catch(() => open.delete(key));
  return maker;
}

async function opened({ spec, seed, base, paths, exclude }: StreamPart): Promise<OpenPart> {
  const registry = await loadRegistry(spec.modules, base);
  const plan = await createPlan(spec, seed, registry, { orFewer: true });
  const maker = await prepare(plan, {
    resolve(path) {
      if (paths.includes(path)) return within(base, path);
      throw unexpected('bad-parameter', 'a param', path, 'no path: clients choose among what the server has');
    },
  });
  if (exclude.length === 0) return { maker, heldOut: undefined };
  // One reading of the sets serves all parts.
  const key = exclude.join('\n');
  if (!heldOut.has(key)) heldOut.set(key, HeldOut.open(exclude, registry));
  return { maker, heldOut: await heldOut.get(key) };
}
