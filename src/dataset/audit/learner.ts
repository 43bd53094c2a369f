import { createHash } from 'node:crypto';

/** A question as a learner has it. */
export interface Example {
  /** Items are kept together: no example is predicted from others of its item. */
  readonly item: string;
  readonly features: readonly number[];
  readonly answer: string;
  /** The answers that the question offers; empty where it offers none. */
  readonly offered: readonly string[];
}

/** Parts of the examples, each predicted from all the others. */
const folds = 5;

/** The part that an item belongs to: a hash of its id, so that neither its place nor the set's size matters. */
const foldOf = (item: string): number => createHash('sha256').update(item).digest()[0] % folds;

/**
 * For every example how likely a learner thinks its right answer, and whether it would have given it: gradient boosted
 * trees (YDF), cross-validated by item. The same examples give the same predictions.
 */
export async function crossValidate(
  examples: readonly Example[],
): Promise<{ readonly likelihood: number; readonly right: boolean }[]> {
  const learn = await loadLearner();
  const results = examples.map(() => ({ likelihood: 0, right: false }));
  for (let fold = 0; fold < folds; fold++) {
    const held = examples.flatMap((example, i) => (foldOf(example.item) === fold ? [i] : []));
    const others = examples.filter(({ item }) => foldOf(item) !== fold);
    if (held.length === 0 || new Set(others.map(({ answer }) => answer)).size < 2) continue;
    const predict = learn(others);
    for (const [k, likelihoods] of predict(held.map((i) => examples[i].features)).entries()) {
      const { answer, offered } = examples[held[k]];
      const choices = offered.length > 0 ? offered : [...likelihoods.keys()];
      const total = choices.reduce((sum, choice) => sum + (likelihoods.get(choice) ?? 0), 0);
      const own = likelihoods.get(answer) ?? 0;
      const best = Math.max(...choices.map((choice) => likelihoods.get(choice) ?? 0));
      results[held[k]] = { likelihood: total > 0 ? own / total : 0, right: own > 0 && own === best };
    }
  }
  return results;
}

type Predict = (rows: readonly (readonly number[])[]) => ReadonlyMap<string, number>[];

/** The part of ydf-training that is used; it has no types. */
interface Ydf {
  GradientBoostedTreesLearner: new (
    label: string,
    task: 'CLASSIFICATION',
  ) => { train(columns: Record<string, (number | string)[]>): YdfModel };
}
interface YdfModel {
  predict(columns: Record<string, number[]>): number[];
  getLabelClasses(): string[];
  unload(): void;
}

let ydf: Promise<Ydf> | undefined;

/** Loads the library on first use; it takes megabytes and prints what it does. */
async function loadLearner(): Promise<(examples: readonly Example[]) => Predict> {
  const silent = { print() {}, printErr() {} };
  ydf ??= import('ydf-training').then(({ default: open }) =>
    (open as (options: object) => Promise<Ydf>)(silent),
  );
  const { GradientBoostedTreesLearner } = await ydf;
  return (examples) => {
    const model = new GradientBoostedTreesLearner('answer', 'CLASSIFICATION').train({
      ...columnsOf(examples.map(({ features }) => features)),
      answer: examples.map(({ answer }) => answer),
    });
    return (rows) => {
      const classes = model.getLabelClasses();
      const flat = model.predict(columnsOf(rows));
      model.unload();
      return rows.map((_, i) => likelihoodsOf(classes, flat, i));
    };
  };
}

/** The likelihood of each class: of two classes the library gives the second one's alone. */
function likelihoodsOf(
  classes: readonly string[],
  flat: readonly number[],
  row: number,
): Map<string, number> {
  if (classes.length === 2) {
    const second = flat[row];
    return new Map([
      [classes[0], 1 - second],
      [classes[1], second],
    ]);
  }
  return new Map(classes.map((name, k) => [name, flat[row * classes.length + k]]));
}

const columnsOf = (rows: readonly (readonly number[])[]): Record<string, number[]> =>
  Object.fromEntries(rows[0].map((_, k) => [`feature ${k}`, rows.map((row) => row[k])]));
