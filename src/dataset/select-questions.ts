import { badFile, parsedJson, Stream, wrongParameter } from '../core/index.js';
import { linesOf, longestRecord } from '../core/files/lines.js';
import { questionsIn, type Question } from '../score/index.js';
import type { Exporter } from './export/exporter.js';
import { itemsFile, questionsFile } from './folder/layout.js';

/** The questions that are asked: of a model, or of people. Plain JSON. */
export interface Selection {
  /** Only questions of this split: the value of the group label `split`. Default: all */
  readonly split?: string | undefined;
  /** Only questions about items of these parts of the spec. Default: all */
  readonly parts?: readonly string[] | undefined;
  /** Part → only questions about so many items of it, its first. Parts that are not named are left out. Default: all */
  readonly first?: Readonly<Record<string, number>> | undefined;
  /** Part → only questions about its items after so many, its first. Parts that are not named are left out. Default: all */
  readonly after?: Readonly<Record<string, number>> | undefined;
  /** Only questions that this form of export has a place for. Default: all */
  readonly form?: string | undefined;
  /** Only questions of these conditions. Default: all */
  readonly conditions?: readonly string[] | undefined;
  /** Only questions of these variants. Default: all */
  readonly variants?: readonly string[] | undefined;
  /**
   * At most so many, one drawn from each of as many equal stretches: the first of a dataset are all of its first part, and every k-th
   * may be of one condition. Default: all
   */
  readonly limit?: number | undefined;
}

/** The fields of a selection that are given. */
export const selectionOf = ({
  split,
  parts,
  first,
  after,
  form,
  conditions,
  variants,
  limit,
}: Selection): Selection => ({
  ...(split !== undefined && { split }),
  ...(parts && { parts }),
  ...(first && { first }),
  ...(after && { after }),
  ...(form !== undefined && { form }),
  ...(conditions && { conditions }),
  ...(variants && { variants }),
  ...(limit !== undefined && { limit }),
});

/** What selecting needs of a question. */
type Selectable = Pick<Question, 'condition' | 'variant' | 'item' | 'groups'>;

/** What selecting needs to know besides the questions. */
interface Known<Q> {
  /** Where their items stand; needed where parts are selected. */
  readonly places?: ReadonlyMap<string, Place> | undefined;
  /** Why a form of export leaves a question out. Default: it leaves none out. */
  readonly refuse?: ((question: Q) => string | undefined) | undefined;
  /** The dataset's folder, for a message. */
  readonly folder?: string;
}

/** Where an item stands in its part of the spec. */
type Place = { readonly part: string; readonly index: number };

/**
 * The places of a dataset's selected questions in `questions.jsonl`, in their order.
 * @throws TopsyturvyError 'bad-parameter' if a name fits no question
 */
export async function selectedIn(folder: string, selection: Selection): Promise<number[]> {
  const questions = await questionsIn({ folder, name: questionsFile });
  const { parts, first, after } = selection;
  const places = parts || first || after ? placesIn(folder) : undefined;
  return selectQuestions(questions, selection, { places, folder, refuse: await refusalOf(selection.form) });
}

/**
 * The questions of a dataset that one of the selections has, read one at a time.
 * @param selections none: all questions
 */
export async function questionsOf(
  folder: string,
  selections: readonly Selection[],
): Promise<Iterable<Question>> {
  const questions = await questionsIn({ folder, name: questionsFile });
  if (selections.length === 0) return questions;
  const wanted = new Set<number>();
  for (const selection of selections) for (const at of await selectedIn(folder, selection)) wanted.add(at);
  return picked(questions, wanted);
}

/** The questions at some places, in their order. */
export function* picked(questions: Iterable<Question>, wanted: ReadonlySet<number>): Generator<Question> {
  let at = 0;
  for (const question of questions) if (wanted.has(at++)) yield question;
}

/** Whether a form of export has no place for a question. */
async function refusalOf(form: string | undefined): Promise<Exporter['refuse']> {
  if (form === undefined) return undefined;
  const { exporters } = await import('./export/exporters.js');
  const entry = exporters.find(({ name }) => name === form);
  if (!entry) throw wrongParameter(`There is no form of export '${form}'`, form);
  const exporter: Exporter = await entry.load();
  return (question) => exporter.refuse?.(question);
}

/** Item → its part and its index there. */
function placesIn(folder: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { text } of linesOf({ folder, name: itemsFile }, longestRecord)) {
    const { id, part, index } = (parsedJson(text ?? '') ?? {}) as Partial<Place> & { readonly id?: string };
    if (id !== undefined && part !== undefined && index !== undefined) places.set(id, { part, index });
  }
  return places;
}

/** One thing that is asked of a question. */
interface Rule {
  readonly what: string;
  readonly names: readonly string[];
  readonly of: (question: Selectable) => string;
}

function rulesOf(
  { split, parts, first, after, conditions, variants }: Selection,
  places: ReadonlyMap<string, Place>,
): Rule[] {
  const rules = [
    { what: 'split', names: split === undefined ? undefined : [split], of: splitOf },
    {
      what: 'part',
      names: parts ?? ((first ?? after) ? Object.keys(first ?? after ?? {}) : undefined),
      of: ({ item }: Selectable) => places.get(item)?.part ?? '',
    },
    { what: 'condition', names: conditions, of: ({ condition }: Selectable) => condition },
    { what: 'variant', names: variants, of: ({ variant }: Selectable) => variant },
  ];
  return rules.filter((rule): rule is Rule => rule.names !== undefined);
}

const splitOf = ({ groups }: Selectable): string => groups?.split ?? '';

/**
 * The places of the selected questions, in their order.
 * @throws TopsyturvyError 'bad-parameter' if a name fits no question
 */
export function selectQuestions<Q extends Selectable>(
  questions: Iterable<Q>,
  selection: Selection,
  { places = new Map(), refuse, folder }: Known<Q> = {},
): number[] {
  const { first, after, form, limit } = selection;
  const rules = rulesOf(selection, places);
  const seen = rules.map(() => new Set<string>());
  const isMeant = ({ item }: Selectable): boolean => {
    const { part, index } = places.get(item) ?? { part: '', index: 0 };
    return (!first || index < (first[part] ?? 0)) && (!after || index >= (after[part] ?? Infinity));
  };
  const chosen: number[] = [];
  let at = 0;
  for (const question of questions) {
    const values = rules.map(({ of }) => of(question));
    values.forEach((value, i) => seen[i].add(value));
    const fits = rules.every(({ names }, i) => names.includes(values[i])) && isMeant(question);
    if (fits && refuse?.(question) === undefined) chosen.push(at);
    at++;
  }
  rules.forEach(({ what, names }, i) => checkNames(what, names, seen[i]));
  if (chosen.length === 0) {
    if (at === 0) throw badFile(`The dataset${folder === undefined ? '' : ` '${folder}'`} has no questions`);
    const asked = rules.map(({ what, names }) => `the ${what} ${names.join(' or ')}`);
    if (form !== undefined) asked.push(`a place in the form ${form}`);
    throw wrongParameter(`No question has ${asked.join(' and ')}`, asked);
  }
  if (limit === undefined || limit >= chosen.length) return chosen;
  return Array.from({ length: limit }, (_, i) => {
    const [from, to] = [i, i + 1].map((k) => Math.floor((k * chosen.length) / limit));
    return chosen[from + new Stream(['limit', limit, i]).below(to - from)];
  });
}

function checkNames(what: string, names: readonly string[], seen: ReadonlySet<string>): void {
  const unknown = names.find((name) => !seen.has(name));
  if (unknown === undefined) return;
  const known = [...seen].filter((name) => name !== '').sort();
  const all = known.length === 0 ? 'none' : known.join(', ');
  throw wrongParameter(`No question has the ${what} '${unknown}'; they have ${all}`, unknown, all);
}
