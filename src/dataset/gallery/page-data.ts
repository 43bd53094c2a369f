import type { Json } from '../../core/json.js';
import type { Stand } from './stands.js';
import type { Sheet, Thumbnail } from './thumbnails.js';

/** What the columns of a question's row mean, in order. `asks` and `wording` are condition and variant in words. */
export const questionFields = [
  'suffix',
  'condition',
  'variant',
  'asks',
  'wording',
  'images',
  'prompt',
  'options',
  'answer',
  'accept',
  'refuse',
  'copy',
  'replies',
] as const;

/** A name of the dataset's, and what it is called. */
export type Named = readonly [name: string, words: string];

/** An item as the page's script reads it. Numbers marked `→` are indices into the table of values. */
export interface PageItem {
  readonly id: string;
  /** Index of a {@link Named}. */
  readonly family: number;
  /** Index of a {@link Named}. */
  readonly part: number;
  /** The index of the item in its part. */
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
  /** → Values by group, each a list that begins with the {@link Named} group. */
  readonly groups: number;
  /** Rows of → in the order of `questionFields`, -1 where a question has none. */
  readonly questions: readonly (readonly number[])[];
}

export interface PageView extends Thumbnail {
  readonly name: string;
  readonly title: string;
  readonly label: string;
  readonly file: string;
  readonly size: string;
  /** Whether it moves, so that the file itself is shown. */
  readonly film?: true;
}

/** All that the page's script knows. */
export interface PageData {
  readonly base: string;
  readonly fields: typeof questionFields;
  readonly sheets: readonly Sheet[];
  /** Who answered; none where no replies are shown. */
  readonly answerers: readonly string[];
  /** Every distinct value once: prompts repeat in thousands of questions. */
  readonly values: readonly Json[];
  readonly items: readonly PageItem[];
}
