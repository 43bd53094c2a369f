import type { Json } from '../../core/json.js';

/** Name → a short English phrase. */
export type Phrases = Readonly<Record<string, string>>;

/**
 * What a page for people calls the things of a family: short English phrases, in lower case. What has none is shown by its own
 * name, with spaces for dashes.
 */
export interface FamilyWords {
  /** Phrases for conditions: what is shown and asked. */
  readonly conditions?: Phrases;
  /** Phrases for wordings. */
  readonly variants?: Phrases;
  /** Phrases for views and animations. */
  readonly views?: Phrases;
  /** Phrases for the names that its questions are grouped by. */
  readonly groups?: Phrases;
  /** Phrases for the values of such a name. */
  readonly values?: Readonly<Record<string, Phrases>>;
  /** A view's label, as {@link Family.viewLabel} has it. Default: its text, or its members one after another. */
  label?(label: Json): string;
  /** A transform, as it stands beside an arrow from one picture to the next. Default: its members that are texts. */
  transform?(transform: Json): string;
}
