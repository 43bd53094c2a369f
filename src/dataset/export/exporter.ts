import type { Question } from '../../score/question.js';

/** The values of the group label `split`. */
export const splits = ['train', 'dev', 'test'] as const;
/** A value of the group label `split`. */
export type Split = (typeof splits)[number];

/** What an exporter works on. */
export interface ExportSource {
  /** The dataset's. */
  readonly seed: string;
  /** The split to export. */
  readonly split: Split;
  /** Examples shown before each question; 0 for exporters that show none. */
  readonly shots: number;
  /**
   * The questions of a split in their order, read when they are asked for, without those that the caller left out.
   *
   * @throws TopsyturvyError 'bad-folder' if there are none
   */
  questions(split: Split): Promise<Iterable<Question>>;
}

/** A form in which others take questions. */
export interface Exporter {
  /** The split that is exported unless another is asked for. */
  readonly split: Split;
  /** How many examples are shown unless another number is asked for; absent where none are. */
  readonly shots?: number;
  /** What stands before, between and after the entries of the file. */
  readonly frame: { readonly before: string; readonly between: string; readonly after: string };
  /** One entry for each question exported. */
  entries(source: ExportSource): AsyncGenerator<string, void>;
}
