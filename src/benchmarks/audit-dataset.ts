import type { PriorAudit } from '../dataset/audit/photograph-priors.js';
import type { PixelAudit } from '../dataset/audit/pixel-audit.js';
import type { SplitAudit } from '../dataset/audit/splits.js';
import type { AnyFamily } from '../families/family.js';
import { families as shippedFamilies, loadFamily } from '../families/index.js';
import { questionsFile, readManifest } from '../dataset/folder/layout.js';
import type { Audit } from '../score/audit/audit-questions.js';
import type { Scorer } from '../score/scorer.js';
import type { CustomScorers } from './score-replies.js';

/**
 * Plays baselines that see no picture on a dataset's questions, as `topsyturvy audit` does: any that beats chance shows
 * that answers leak.
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-folder' if `folder` is not a finished dataset; 'bad-file' if its questions cannot be read, or one
 *   names a scorer that is not there
 * @example if ((await audit('small')).leaks.length > 0) throw new Error('some answers can be told without a picture');
 */
export async function auditDataset(folder: string, options: CustomScorers = {}): Promise<Audit> {
  readManifest(folder);
  // Loaded only now: most programs that make datasets do not audit them.
  const [{ auditQuestions }, { readQuestions }] = await Promise.all([
    import('./score-replies.js'),
    import('../score/read-questions.js'),
  ]);
  return auditQuestions(await readQuestions({ folder, name: questionsFile }), options);
}

/** What a pixel audit of a dataset can be given. */
export interface PixelAuditOptions extends CustomScorers {
  /** Families of your own that the dataset names; what they declare `inherent` counts. Default: none. */
  families?: readonly AnyFamily[];
}

/** A pixel audit, with what it takes to go on from it. */
export interface DatasetPixelAudit extends PixelAudit {
  /** Names items to leave out until no learner beats the majority answer; for pictures that cannot be dealt anew. */
  itemsToPrune(): Promise<string[]>;
}

/**
 * Lets learners answer from what pictures show besides what is asked about, as `topsyturvy audit --pixels` does: any that
 * beats the majority answer shows that answers leak, unless the family declares the cue inherent. Conditions with fewer
 * than 200 items are left out.
 * @param folder a finished dataset
 * @throws TopsyturvyError as {@link auditDataset}; 'bad-picture' or 'bad-file' if a picture cannot be read
 */
export async function auditDatasetPixels(
  folder: string,
  { scorers, families = [] }: PixelAuditOptions = {},
): Promise<DatasetPixelAudit> {
  const { families: versions } = readManifest(folder);
  const [{ auditPixels }, { readPixelPools }, found] = await Promise.all([
    import('../dataset/audit/pixel-audit.js'),
    import('../dataset/audit/pixel-pools.js'),
    scorersOf(folder, scorers),
  ]);
  const known = await familiesOf(versions, families);
  const pools = await readPixelPools(folder, found, ({ family, params }) => {
    const inherent = known.get(family)?.inherent;
    return (typeof inherent === 'function' ? inherent(params as never) : inherent) ?? {};
  });
  const audit = await auditPixels(pools);
  return Object.defineProperty(audit, 'itemsToPrune', {
    value: async () => (await import('../dataset/audit/prune.js')).itemsToPrune(pools),
  }) as DatasetPixelAudit;
}

/**
 * Guesses the answers of questions about photographs with poses from those of other items, as `topsyturvy audit` does: of the
 * same category, and of the same photograph. Photographs cannot be dealt anew, so it names what to leave out.
 * @param folder a finished dataset
 * @throws TopsyturvyError as {@link auditDataset}
 */
export async function auditDatasetPriors(
  folder: string,
  { scorers }: CustomScorers = {},
): Promise<PriorAudit> {
  readManifest(folder);
  const { auditPhotographPriors } = await import('../dataset/audit/photograph-priors.js');
  return auditPhotographPriors(folder, await scorersOf(folder, scorers));
}

/** The scorers that a dataset's questions name, which are read one at a time. */
async function scorersOf(folder: string, own: readonly Scorer[] | undefined): Promise<Scorer[]> {
  const [{ questionsIn }, { findScorers, withScorers }, { scorers: shipped }] = await Promise.all([
    import('../score/read-questions.js'),
    import('../score/find-scorers.js'),
    import('./scorers.js'),
  ]);
  return findScorers(await questionsIn({ folder, name: questionsFile }), withScorers(shipped, own));
}

/** What an audit of splits can be given. */
export interface SplitAuditOptions {
  /** Families of your own that the dataset names; what they say of likeness counts. Default: none. */
  families?: readonly AnyFamily[];
}

/**
 * Measures how near the items of a dataset's splits come to each other, as `topsyturvy audit --splits` does, by the distances
 * that their families state. Pairs that are nearer than a family promises are in `near`.
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-folder' if `folder` is not a finished dataset; 'bad-file' if its items cannot be read
 * @example if ((await auditSplits('mirrorqa')).near.length > 0) throw new Error('test items look like training items');
 */
export async function auditDatasetSplits(
  folder: string,
  { families = [] }: SplitAuditOptions = {},
): Promise<SplitAudit> {
  const known = await familiesOf(readManifest(folder).families, families);
  const { auditSplits } = await import('../dataset/audit/splits.js');
  return auditSplits(folder, (name) => known.get(name)?.likeness);
}

/** The families that a dataset names, by name: the user's, and those that ship. */
export async function familiesOf(
  versions: Readonly<Record<string, number>>,
  own: readonly AnyFamily[],
): Promise<Map<string, AnyFamily>> {
  const known = new Map(own.map((family) => [family.name, family]));
  for (const { name } of shippedFamilies)
    if (Object.hasOwn(versions, name) && !known.has(name)) known.set(name, await loadFamily(name));
  return known;
}
