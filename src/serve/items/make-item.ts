import { badParameter, type Json, memoizeLatest, sha256, Stream, TopsyturvyError } from '../../core/index.js';
import { permutation, permutations } from '../../core/permutation.js';
import type { Item } from '../../dataset/item/item.js';
import { keptLikeness } from '../../dataset/overlap/kept-likeness.js';
import type { Question } from '../../score/question.js';
import type { Asked, ItemTask, ServedItem, ServedPicture } from './served-item.js';
import { mostItems, type StreamPart } from './stream-part.js';
import { createPlan } from '../../dataset/plan/plan.js';
import { loadRegistry } from '../../dataset/plan/modules.js';
import { prepare, type Maker } from '../../dataset/item/maker.js';
import { within } from '../../dataset/folder/folder.js';
import { HeldOut } from './held-out.js';
import { Latest } from '../../core/memoize.js';

/** How many sets a worker keeps open: those of the largest benchmark, and some that clients ask for. */
const mostOpen = { things: 32 };

/** A part of a stream, opened. */
interface OpenPart {
  readonly maker: Maker;
  /** What must not be dealt; absent: anything may. */
  readonly heldOut: HeldOut | undefined;
}

const open = new Latest<string, Promise<OpenPart>>(mostOpen);
const heldOut = new Map<string, Promise<HeldOut>>();

/** A part of a stream opened, as long as it is among the latest that were asked for. */
function openPart(part: StreamPart): Promise<OpenPart> {
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
      throw badParameter('a param', path, 'no path: clients choose among what the server has');
    },
  });
  if (exclude.length === 0) return { maker, heldOut: undefined };
  // One reading of the sets serves all parts.
  const key = exclude.join('\n');
  if (!heldOut.has(key)) heldOut.set(key, HeldOut.open(exclude, registry));
  return { maker, heldOut: await heldOut.get(key) };
}

/** How many held-out items in a row are skipped before a stream is given up. */
const mostExcluded = 200;
/** The step from a deal whose item is held out to the one in its place: large, and no divisor of the most items. */
const stride = 618_033_989;

/**
 * An item of a stream, with its pictures drawn and judged. A family with finitely many items starts over after its last.
 * @throws TopsyturvyError 'bad-parameter' if no question has the condition asked for
 */
export async function makeItem(part: StreamPart, { index, dealt, asked }: ItemTask): Promise<ServedItem> {
  const { maker, heldOut } = await openPart(part);
  const { length } = maker.plan;
  const place = (deal: number): number => (dealt ? shuffled(part.seed, length)(deal) : deal % length);
  let item = maker.make(place(index));
  let excluded = 0;
  while (heldOut?.has(item)) {
    if (++excluded === mostExcluded) throw allHeldOut(part);
    item = maker.make(place((index + excluded * stride) % mostItems));
  }
  const questions = questionsOf(item, asked, new Stream([part.seed, 'question', index]));
  const { name, family, difficulty = null } = item.planned.part;
  const pictures: Record<string, ServedPicture> = {};
  for (const { images } of questions) for (const file of images) pictures[file] ??= pictureOf(item, file);
  const told = {
    id: item.id,
    family: family.name,
    version: family.version,
    part: name,
    index: item.planned.index,
    exist: existing(Math.min(length, maker.capacity[name] ?? Infinity)),
    params: item.params,
    excluded,
    looks: keptLikeness(family).short.write(item.state),
    difficulty,
    questions,
    truth: {
      state: item.state,
      transform: item.transform,
      label: item.label,
      moved: item.movedLabel,
      certificate: item.certificate as Json,
    },
  };
  return { ...told, pictures, bytes: JSON.stringify(told).length };
}

const existing = (count: number): number | null => (count < mostItems ? count : null);

const allHeldOut = ({ spec }: StreamPart): TopsyturvyError =>
  new TopsyturvyError(
    'too-many',
    `Of ${spec.parts[0].family} with these params ${mostExcluded} items in a row are held out; ask for longer or more varied ones`,
  );

/**
 * The item of a deal. Items of a set are balanced in short runs (of four in a row, each of four answers comes once), so whoever remembers
 * the last ones would know something of the next: deals go through the whole set in an order that has no runs, and anew when it ends.
 */
const shuffled = memoizeLatest(16, (seed: string, length: number): ((deal: number) => number) => {
  const path = [seed, 'order of deals'];
  if (length === mostItems) return permutation(length, path);
  const orders = permutations(length, path);
  return (deal) => orders(Math.floor(deal / length), deal % length);
});

function questionsOf(item: Item, { which, condition }: Asked, stream: Stream): readonly Question[] {
  const all = item.questions;
  const found =
    condition === undefined
      ? all.filter(({ images }) => images.length > 0)
      : all.filter((question) => question.condition === condition);
  if (found.length === 0) {
    const conditions = [...new Set(all.map((question) => question.condition))];
    throw badParameter('condition', condition, `one of ${conditions.join(', ')}`);
  }
  if (which === 'all') return found;
  if (which === 'one') return [found[stream.below(found.length)]];
  const conditions = [...new Set(found.map((question) => question.condition))];
  return conditions.map((name) => {
    const wordings = found.filter((question) => question.condition === name);
    return wordings[stream.below(wordings.length)];
  });
}

function pictureOf(item: Item, file: string): ServedPicture {
  const film = item.animations.find((one) => one.file === file);
  const bytes = film ? film.gif : item.views.find((view) => view.file === file)!.png;
  return { bytes, sha256: sha256(bytes), type: film ? 'image/gif' : 'image/png' };
}
