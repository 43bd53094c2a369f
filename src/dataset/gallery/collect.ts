import { badFile, type Json } from '../../core/index.js';
import type { Question } from '../../score/question.js';
import type { ItemRecord } from '../item/record.js';
import type { Entry } from '../item/read-items.js';
import { clip, embeddedJson } from './escape.js';
import type { ItemWords } from './item-words.js';
import { questionFields, type Named, type PageItem } from './page-data.js';
import { plain } from './plain.js';
import type { GalleryReplies } from './replies.js';
import { standsOf } from './stands.js';
import { certificateNumbers, groupsOf } from './statistics.js';
import type { Thumbnail } from './thumbnails.js';

/** The most characters of a text that is shown whole; the files hold longer ones. */
const longestText = 20_000;
/** The most characters of a page's data; 20,000 items of those that ship have about 100 MiB. */
const longestPage = 128 << 20;
const longestLabel = 1000;
const longestTransform = 100;

/** What a page shows of an item: its animations, and the views that are frames of none. */
export function shownViews({ views, animations = [] }: ItemRecord) {
  const [{ width, height }] = views;
  const films = animations.map(({ name, label, file, frames, frameMs }) => {
    const size = `${width} × ${height}, ${frames.length} frames of ${frameMs} ms`;
    return { name, label, file, size, film: true };
  });
  const framed = new Set(animations.flatMap(({ frames }) => frames));
  const stills = views
    .filter(({ name }) => !framed.has(name))
    .map((view) => ({ ...view, size: `${view.width} × ${view.height}`, film: false }));
  return [...films, ...stills];
}

/** Gathers the items that a page shows, with every repeated value held once. */
export class Collector {
  readonly items: PageItem[] = [];
  readonly values: Json[] = [];
  private readonly indices = new Map<string, number>();
  private size = 0;

  constructor(
    private readonly words: ItemWords,
    private readonly replies?: GalleryReplies,
  ) {}

  /** @throws TopsyturvyError 'bad-file' if a page with this item is too large for a browser */
  add(entry: Entry, thumbnails: readonly Thumbnail[]): void {
    const { item, questions } = entry;
    const { family, part } = item;
    const { words } = this;
    const views = shownViews(item);
    const shown: PageItem = {
      id: item.id,
      family: this.index([family, words.family(family)]),
      part: this.index([part, words.part(part)]),
      index: item.index,
      views: views.map((view, i) => ({
        name: view.name,
        title: words.view(family, view.name),
        label: clip(words.label(family, view.label), longestLabel),
        file: view.file,
        size: view.size,
        ...(view.film && { film: true }),
        ...thumbnails[i],
      })),
      stands: standsOf(
        item.certificate,
        views.map(({ name }) => name),
      ),
      transform: this.index(clip(words.transform(family, item.transform), longestTransform)),
      transformText: this.index(clip(JSON.stringify(item.transform), 2000)),
      params: this.index(
        Object.entries(item.params).map(([key, value]) => [key, clip(plain(value) || '(empty)', 1000)]),
      ),
      state: clip(JSON.stringify(item.state), 2000),
      certificate: shortened(item.certificate),
      evidence: certificateNumbers(item.certificate).map(([name, value]) => [this.index(name), value]),
      groups: this.index(this.groups(entry)),
      questions: questions.map((question) => this.row(question, item)),
    };
    this.items.push(shown);
    this.size += embeddedJson(shown).length;
    if (this.size > longestPage)
      throw badFile(
        `With item '${item.id}' the page would have more than ${longestPage >> 20} MiB of data; show fewer items with --limit`,
        item.id,
      );
  }

  private groups(entry: Entry): Json {
    const { family } = entry.item;
    return [...groupsOf(entry)].map(([group, values]) => [
      [group, this.words.group(family, group)],
      ...[...values].map((value): Named => [value, this.words.value(family, group, value)]),
    ]) as Json;
  }

  private row(question: Question, item: ItemRecord): number[] {
    const { id, condition, variant, images, prompt, options, answer, accept, scoring, copy } = question;
    const { words } = this;
    const known = [...item.views, ...(item.animations ?? [])];
    const titleOf = (file: string): string => {
      const view = known.find((one) => one.file === file);
      return view ? words.view(item.family, view.name) : file;
    };
    const row: Record<(typeof questionFields)[number], Json | undefined> = {
      suffix: id.startsWith(item.id) ? id.slice(item.id.length) : id,
      condition,
      variant,
      asks: words.condition(item.family, condition),
      wording: words.variant(item.family, variant),
      images: images.map(titleOf),
      prompt: clip(prompt, longestText),
      options: options && Object.entries(options),
      answer: clip(answer, longestText),
      accept,
      refuse: scoring.kind === 'keywords' ? scoring.refuse : [],
      copy,
      replies: this.repliesTo(id),
    };
    return questionFields.map((field) => (row[field] === undefined ? -1 : this.index(row[field])));
  }

  /** For each who answered: mark, text and what it was read as, or null. */
  private repliesTo(id: string): Json | undefined {
    return this.replies?.of(id).map((reply) => {
      if (!reply) return null;
      const { mark, text, read } = reply;
      return [mark, this.index(clip(text, longestText)), read];
    });
  }

  private index(value: Json): number {
    const key = JSON.stringify(value);
    let index = this.indices.get(key);
    if (index === undefined) {
      index = this.values.push(value) - 1;
      this.indices.set(key, index);
      this.size += embeddedJson(value).length;
    }
    return index;
  }
}

/** A certificate, or only the beginning of its text if it would swamp the page. */
function shortened(certificate: ItemRecord['certificate']): Json {
  const text = JSON.stringify(certificate);
  if (text.length <= longestText) return certificate;
  return { holds: certificate.holds, evidence: clip(text, longestText) };
}
