import type { Noted, Share } from '../index.js';
import type { Participant } from './participants.js';

/** The accuracy of people in one family, condition and wording. */
export interface HumanScore {
  /** The family of the questions. */
  readonly family: string;
  /** The condition of the questions. */
  readonly condition: string;
  /** The wording of the questions. */
  readonly variant: string;
  /** How many answers there are. */
  readonly n: number;
  /** The participants who answered any of them. */
  readonly people: number;
  /** The items that were asked about. */
  readonly items: number;
  /** Right answers. */
  readonly count: number;
  /** The share of answers that are right. */
  readonly value: number;
  /** The 95 % interval over people and items. */
  readonly low: number | null;
  /** The upper end of the 95 % interval. */
  readonly high: number | null;
  /** The accuracy of guessing. */
  readonly chance: number | null;
  /** Of the questions that three people or more answered, those whose most frequent answer is right; one given as often as another is none. */
  readonly majority: Share;
  /** The share of each person's answers that are right, by the hash of the person's id. */
  readonly persons: Readonly<Record<string, Share>>;
  /** Krippendorff's α of what was answered. */
  readonly alpha: number | null;
  /** The median response time in milliseconds. */
  readonly medianRt: number | null;
}

/** People's scores. Plain JSON, without the ids of participants. */
export interface HumanReport {
  readonly table: readonly HumanScore[];
  /** The share of each person's answers to all questions that are right, by the hash of the person's id. */
  readonly persons: Readonly<Record<string, Share>>;
  readonly participants: readonly Omit<Participant, 'rows'>[];
  /** Share of catch trials that were right, of all participants; null without any. */
  readonly catchRate: number | null;
  /** Further answers of a person to a question, which do not count. */
  readonly repeated: number;
  /** Answers to questions that the dataset does not have. */
  readonly unknown: Noted;
}
