import type { Json } from '../../core/json.js';
import type { Certificate } from '../../families/proposal.js';
import type { Question } from '../../score/question.js';
import type { ItemRecord } from '../item/record.js';
import { clip } from './escape.js';
import type { Entry } from './read.js';
import { standsOf, type Stand } from './stands.js';
import { certificateNumbers, groupsOf } from './statistics.js';
import type { Sheet, Thumbnail } from './thumbnails.js';

/** Texts longer than this are shown cut: the files hold them whole. */
const longestText = 20_000;

/** What the columns of a question's row mean, in order. */
export const questionFields = [
  'suffix',
  'condition',
  'variant',
  'images',
  'prompt',
  'options',
  'answer',
  'accept',
  'refuse',
  'copy',
] as const;

/** An item as the page's script reads it. Numbers marked `→` are indices into the table of values. */
export interface PageItem {
  readonly id: string;
  /** → */
  readonly family: number;
  /** → */
  readonly part: number;
  /** Which item of its part. */
  readonly index: number;
  readonly views: readonly PageView[];
  /** The distances that its certificate is about, nearest first. */
  readonly stands?: readonly Stand[] | undefined;
  /** → In a few words, and as JSON text. */
  readonly transform: number;
  readonly transformText: number;
  /** → Params as key-value pairs. */
  readonly params: number;
  /** The state as JSON text. */
  readonly state: string;
  readonly certificate: Json;
  /** Names → and numbers of the certificate, to sort by. */
  readonly evidence: readonly (readonly [name: number, value: number])[];
  /** → Values by facet. */
  readonly groups: number;
  /** Rows of → in the order of `questionFields`, -1 where a question has none. */
  readonly questions: readonly (readonly number[])[];
}

export interface PageView extends Thumbnail {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly size: string;
  /** Whether it moves, so that the file itself is shown. */
  readonly film?: true;
}

/** What a page shows of an item: its films, and the views that are frames of none. */
export function shownViews({ views, animations = [] }: ItemRecord) {
  const [{ width, height }] = views as [ItemRecord['views'][number]];
  const films = animations.map(({ name, label, file, frames, frameMs }) => {
    const size = `${width} × ${height}, ${frames.length} frames of ${frameMs} ms:`;
    return { name, label, file, size, film: true };
  });
  const framed = new Set(animations.flatMap(({ frames }) => frames));
  const stills = views
    .filter(({ name }) => !framed.has(name))
    .map((view) => ({ ...view, size: `${view.width} × ${view.height}`, film: false }));
  return [...films, ...stills];
}

/** All that the page's script knows. */
export interface PageData {
  readonly base: string;
  readonly columns: number;
  readonly fields: typeof questionFields;
  readonly sheets: readonly Sheet[];
  /** Every distinct value once: prompts repeat in thousands of questions. */
  readonly values: readonly Json[];
  readonly items: readonly PageItem[];
}

/** A value for people: strings bare, lists with commas, records as `key value`. */
export function plain(value: Json): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map((element: Json) => plain(element)).join(', ');
  const entries = Object.entries(value as Record<string, Json>);
  if (entries.length === 1) return plain(entries[0]![1]);
  return entries.map(([key, element]) => `${key} ${plain(element)}`).join(' · ');
}

/** A transform in a few words, to stand at an arrow: `{ turn: 'half', reads: … }` is a 'half turn'. */
export function transformWords(transform: Json): string {
  if (typeof transform !== 'object' || transform === null || Array.isArray(transform))
    return plain(transform);
  const words = Object.entries(transform).filter(([, value]) => typeof value === 'string');
  return words.map(([key, value]) => `${value} ${key}`).join(', ');
}

/** Gathers the items that a page shows, with every repeated value held once. */
export class Collector {
  readonly items: PageItem[] = [];
  readonly values: Json[] = [];
  private readonly indices = new Map<string, number>();

  add(entry: Entry, thumbnails: readonly Thumbnail[]): void {
    const { item, questions } = entry;
    const views = shownViews(item);
    this.items.push({
      id: item.id,
      family: this.index(item.family),
      part: this.index(item.part),
      index: item.index,
      views: views.map((view, i) => ({
        name: view.name,
        label: clip(plain(view.label), 1000),
        file: view.file,
        size: view.size,
        ...(view.film && { film: true }),
        ...thumbnails[i]!,
      })),
      stands: standsOf(
        item.certificate,
        views.map(({ name }) => name),
      ),
      transform: this.index(clip(transformWords(item.transform), 60)),
      transformText: this.index(clip(JSON.stringify(item.transform), 2000)),
      params: this.index(
        Object.entries(item.params).map(([key, value]) => [key, clip(plain(value) || '(empty)', 1000)]),
      ),
      state: clip(JSON.stringify(item.state), 2000),
      certificate: shortened(item.certificate),
      evidence: certificateNumbers(item.certificate).map(([name, value]) => [this.index(name), value]),
      groups: this.index([...groupsOf(entry)].map(([key, values]) => [key, [...values]])),
      questions: questions.map((question) => this.row(question, item)),
    });
  }

  private row(question: Question, item: ItemRecord): number[] {
    const { id, condition, variant, images, prompt, options, answer, accept, scoring, copy } = question;
    const known = [...item.views, ...(item.animations ?? [])];
    const names = images.map((file) => known.find((view) => view.file === file)?.name ?? file);
    const row: Record<(typeof questionFields)[number], Json | undefined> = {
      suffix: id.startsWith(item.id) ? id.slice(item.id.length) : id,
      condition,
      variant,
      images: names,
      prompt: clip(prompt, longestText),
      options: options && Object.entries(options),
      answer: clip(answer, longestText),
      accept,
      refuse: scoring.kind === 'keywords' ? scoring.refuse : [],
      copy,
    };
    return questionFields.map((field) => (row[field] === undefined ? -1 : this.index(row[field])));
  }

  private index(value: Json): number {
    const key = JSON.stringify(value);
    let index = this.indices.get(key);
    if (index === undefined) {
      index = this.values.push(value) - 1;
      this.indices.set(key, index);
    }
    return index;
  }
}

/** A certificate that would swamp the page is shown as the beginning of its text. */
function shortened(certificate: Certificate): Json {
  const text = JSON.stringify(certificate);
  if (text.length <= longestText) return certificate;
  return { holds: certificate.holds, evidence: clip(text, longestText) };
}
