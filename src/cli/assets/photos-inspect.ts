import { dirname } from 'node:path';
import { badParameter, isObject, countIn, madeOnce } from '../../core/index.js';
import { readJsonFile } from '../../core/files/json-file.js';
import { contactSheet } from '../../draw/contact-sheet.js';
import { encodePng } from '../../draw/png/encode.js';
import type { Raster } from '../../draw/raster.js';
import { mirrorPhoto } from '../../families/mirror/photo/mirror-photo.js';
import { subjectCell } from '../../families/mirror/photo/pictures/subject-cell.js';
import { type Doubt, doubtReasons } from '../../families/mirror/photo/evidence/doubts.js';
import { SkipReport } from '../../families/mirror/photo/annotations/skips.js';
import type { Annotated, OccurringCategory } from '../../families/mirror/photo/pictures/load-photographs.js';
import { readAnnotations, openPhotographs } from '../../families/mirror/photo/pictures/load-photographs.js';
import { readParams } from '../../families/params.js';
import { asJson, print } from '../terminal/print.js';
import { skipLines } from '../terminal/skip-lines.js';
import { writeOutput } from '../../dataset/export/new-file.js';

type Options = { images?: string; skeleton?: string; sheet?: string; json?: boolean };

/** The most subjects on a contact sheet. */
const mostShown = 60;

/** `topsyturvy photos inspect`. */
export async function inspect(annotations: string, options: Options): Promise<void> {
  if (hasPoses(annotations)) {
    const unused = (['images', 'skeleton'] as const).find((name) => options[name] !== undefined);
    if (unused) throw badParameter(`--${unused}`, options[unused], 'no value for a photos.json');
    return (await import('./posed-photos-inspect.js')).inspectPosed(annotations, options);
  }
  const { skeleton = '', images = dirname(annotations) } = options;
  // Every question that there is, of every subject. The files are the user's to name; those that the annotations name stay
  // in their folder.
  const params = readParams(mirrorPhoto, { annotations, images, skeleton });
  const resolve = (path: string): string => path;
  const report = new SkipReport();
  const annotated = readAnnotations(params, resolve, report);
  const found = { photos: 0, subjects: 0 };
  const counts = new Map<string, Map<string, number>>();
  const doubted = new Map<Doubt, number>();
  const cells: Raster[] = [];
  for await (const { picture, list } of openPhotographs(annotated.images, params, resolve, report)) {
    found.photos++;
    found.subjects += list.length;
    for (const { name, label } of list.flatMap(({ entries }) => entries))
      countIn(
        madeOnce(counts, name, () => new Map()),
        label,
      );
    for (const doubt of list.flatMap(({ doubts }) => [...doubts.values()])) countIn(doubted, doubt);
    if (options.sheet === undefined) continue;
    for (const { view } of list.slice(0, mostShown - cells.length))
      cells.push(subjectCell(view, picture.raster));
  }
  if (options.sheet !== undefined && cells.length > 0)
    writeOutput(options.sheet, encodePng(contactSheet(cells)));
  const summary = {
    annotations: annotated.annotations,
    ...found,
    categories: annotated.categories.map((category) => categoryOf(category, nounsOf(annotated, category))),
    assumed: assumptionOf(annotated),
    questions: Object.fromEntries(
      [...counts].sort(byName).map(([name, row]) => [name, Object.fromEntries([...row].sort(byName))]),
    ),
    doubted: Object.fromEntries([...doubted].sort(byName)),
    skipped: report.table,
  };
  if (options.json) print(asJson(summary));
  else print(`${lines(summary).join('\n')}\n`);
}

/** Whether a file has the form of a `photos.json`, rather than that of COCO. */
function hasPoses(file: string): boolean {
  const top = readJsonFile(file, `The file of annotations '${file}'`, 'bad-file');
  return isObject(top) && 'photos' in top;
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** What questions call the bodies of a category, by how many. */
function nounsOf({ images }: Annotated, { name }: OccurringCategory): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { category, skeleton } of images.flat())
    if (category === name) counts[skeleton.noun] = (counts[skeleton.noun] ?? 0) + 1;
  return counts;
}

function categoryOf({ name, count, skeleton }: OccurringCategory, nouns: Readonly<Record<string, number>>) {
  if (typeof skeleton === 'string') return { name, count, problem: skeleton };
  const { subject, noun, pairs } = skeleton;
  return {
    name,
    count,
    subject,
    noun,
    nouns,
    pairs: pairs.map(({ left, right, part, end }) => ({ left, right, part, end: end ?? null })),
  };
}

/** A note on what is assumed of a file with a single category of animals. */
function assumptionOf({ images, categories }: Annotated): string | null {
  const [only, ...more] = categories;
  if (!only || more.length > 0 || typeof only.skeleton === 'string' || only.skeleton.subject === 'human')
    return null;
  const { noun } = only.skeleton;
  const called = images.flat().filter(({ skeleton }) => skeleton.noun === noun).length;
  return called === 0
    ? null
    : `'${only.name}' is the only category: ${called} subjects are taken to be of it and called '${noun}'. Others need a field 'species' in their annotations, or another noun in a skeleton file.`;
}

interface Summary {
  readonly annotations: number;
  readonly photos: number;
  readonly subjects: number;
  readonly categories: readonly ReturnType<typeof categoryOf>[];
  readonly assumed: string | null;
  readonly questions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Points flagged visible that are not believed to be, by reason. */
  readonly doubted: Readonly<Record<string, number>>;
  readonly skipped: SkipReport['table'];
}

function lines({
  annotations,
  photos,
  subjects,
  categories,
  assumed,
  questions,
  doubted,
  skipped,
}: Summary): string[] {
  return [
    `${annotations} annotations: ${subjects} subjects on ${photos} photos can be asked about, ${annotations - subjects} cannot`,
    ...categories.map((category) =>
      'problem' in category
        ? `category ${category.name}: ${category.problem}`
        : `category ${category.name}: ${category.subject}, ${calledIn(category)}, ${category.pairs.map(({ left, right }) => `${left}/${right}`).join(' ')}`,
    ),
    ...(assumed === null ? [] : [`assumed: ${assumed}`]),
    ...section('questions that can be asked', Object.entries(questions), ([name, row]) => [
      `  ${name}: ${Object.entries(row)
        .map(([label, count]) => `${label} ${count}`)
        .join(', ')}`,
    ]),
    ...section(
      'points flagged visible that are not asked about',
      Object.entries(doubted),
      ([reason, count]) => [`  ${count} ${reason}: ${doubtReasons[reason as Doubt]}`],
    ),
    ...skipLines('skipped', skipped),
  ];
}

/** The nouns of a category; with numbers where there are several. */
function calledIn({
  noun,
  nouns,
}: {
  readonly noun: string;
  readonly nouns: Readonly<Record<string, number>>;
}) {
  const all = Object.entries(nouns).sort(byName);
  if (all.length === 0) return `'${noun}'`;
  return all.length === 1 ? `'${all[0][0]}'` : all.map(([name, count]) => `'${name}' (${count})`).join(' ');
}

const section = <T>(title: string, rows: readonly T[], print: (row: T) => string[]): string[] =>
  rows.length === 0 ? [] : ['', title, ...rows.flatMap(print)];
