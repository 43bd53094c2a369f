import { balancedRuns, Stream, type StreamPath } from '../../../core/index.js';
import type { ModelAssets } from './model-assets.js';

/** Attempts with a category before the next is tried. */
const triesEach = 8;

/** What one reading is dealt from. */
interface Dealt {
  readonly categories: readonly string[];
  readonly run: StreamPath;
}

/**
 * The categories of an item's readings, each in its turn. A run of items has every category of the first reading once, and
 * of each other reading as many as it has items, in their balanced order, exchanged among each other until the readings of
 * each item are unlike: so no word is more frequent in one reading than in another that is dealt from the same categories.
 */
export function categoriesInTurn(
  assets: ModelAssets,
  readings: readonly Dealt[],
): (index: number) => readonly string[] {
  const orders = readings.map(({ categories, run }) => balancedRuns(categories.length, run));
  const length = readings[0].categories.length;
  const blocks = new Map<number, readonly (readonly string[])[]>();
  const dealBlock = (block: number): readonly (readonly string[])[] => {
    const columns: string[][] = [];
    for (const [at, { categories, run }] of readings.entries()) {
      const column = Array.from({ length }, (_, i) => categories[orders[at](block * length + i)]);
      const fits = (row: number, category: string): boolean =>
        columns.every((other) => unlike(assets, other[row], category));
      columns.push(exchanged(column, fits, new Stream([...run, 'exchanges', block])));
    }
    return Array.from({ length }, (_, row) => columns.map((column) => column[row]));
  };
  return (index) => {
    const block = Math.floor(index / length);
    if (!blocks.has(block)) blocks.set(block, dealBlock(block));
    return blocks.get(block)![index % length];
  };
}

/** Rounds of exchanges: what does not fit after them has no place. */
const rounds = 12;

/** A column whose categories have changed places, so that as many as can be found fit their rows. */
function exchanged(
  column: readonly string[],
  fits: (row: number, category: string) => boolean,
  random: Stream,
): string[] {
  const out = [...column];
  const rows = out.map((_, row) => row);
  for (let round = 0; round < rounds; round++) {
    const bad = rows.filter((row) => !fits(row, out[row]));
    if (bad.length === 0) break;
    for (const row of bad) {
      const others = random.shuffle(rows);
      // Best with a row that fits the other's as well; else with one that only this one fits.
      const other =
        others.find((candidate) => fits(row, out[candidate]) && fits(candidate, out[row])) ??
        others.find((candidate) => fits(row, out[candidate]));
      if (other !== undefined) [out[row], out[other]] = [out[other], out[row]];
    }
  }
  return out;
}

/**
 * The category that goes with others in one item: the planned one, or the next in the list that is unlike them all. Which
 * is best would nearly always be one of a few, and the answer could be guessed: so it is taken in turn, and only if `attempt`
 * after attempt fails, another.
 * @param attempt 0, 1, …
 */
export function categoryInTurn(
  assets: ModelAssets,
  categories: readonly string[],
  others: readonly string[],
  planned: string,
  attempt: number,
): string | undefined {
  const from = categories.indexOf(planned);
  const turned = [...categories.slice(from), ...categories.slice(0, from)];
  const pool = turned.filter((category) => others.every((other) => unlike(assets, other, category)));
  return pool[Math.floor(attempt / triesEach) % pool.length];
}

/** How many ordered choices of a category for each reading have unlike categories. */
export function pairingsOf(assets: ModelAssets, pools: readonly (readonly string[])[]): number {
  const count = (chosen: readonly string[]): number => {
    const pool = pools[chosen.length];
    if (!pool) return 1;
    const fitting = pool.filter((category) => chosen.every((other) => unlike(assets, other, category)));
    return fitting.reduce((sum, category) => sum + count([...chosen, category]), 0);
  };
  return count([]);
}

/** Whether two categories are of different broad classes and share no name, so that no answer is right for both. */
function unlike(assets: ModelAssets, one: string, other: string): boolean {
  const words = [other, ...assets.namesOf(other)];
  return (
    assets.entryOf(one).broadClass !== assets.entryOf(other).broadClass &&
    ![one, ...assets.namesOf(one)].some((name) => words.includes(name))
  );
}
