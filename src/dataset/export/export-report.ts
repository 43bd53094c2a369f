import type { Split } from './exporter.js';

/** What was written. */
export interface ExportReport {
  /** The file or folder that was written. */
  readonly out: string;
  /** The split exported; all where the dataset has none. */
  readonly split: Split | 'all';
  /** Whether the dataset has splits. */
  readonly hasSplits: boolean;
  /** Questions written. */
  readonly questions: number;
  /** Why questions were left out → how many. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** What else a reader should know → how many questions it is true of. */
  readonly notes: Readonly<Record<string, number>>;
}
