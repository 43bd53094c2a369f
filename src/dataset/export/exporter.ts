import type { Question } from '../../score/question.js';
import type { Manifest } from '../item/record.js';
import type { ExportSettings, SettingName } from './settings.js';
import type { NewFolder } from './new-folder.js';

/** The values of the group label `split`. */
export const splits = ['train', 'dev', 'test'] as const;
/** A value of the group label `split`. */
export type Split = (typeof splits)[number];

/** What an exporter reads from. */
export interface ExportSource {
  readonly manifest: Manifest;
  /** The dataset's name with letters, digits and `_` only. */
  readonly name: string;
  /** Whether any question of the dataset has a split. */
  readonly hasSplits: boolean;
  /** The questions exported: those of a split, or all. */
  readonly split: Split | 'all';
  readonly settings: ExportSettings;
  /**
   * The questions to export in their order, or those of another split, read one at a time, without those that the caller or
   * the exporter leaves out.
   * @throws TopsyturvyError 'bad-folder' if there are none
   */
  questions(split?: Split | 'all'): AsyncGenerator<Question, void>;
  /** The bytes of a picture of a question. */
  image(file: string): Uint8Array;
  /** A question's id as others see it: it tells neither part nor condition. */
  id(question: Pick<Question, 'id'>): string;
  /** The path of a picture as others see it: it tells no view. */
  imagePath(file: string): string;
  /** Counts something that a reader of the export should know of. */
  note(what: string): void;
}

interface AnyExporter {
  /** The split that is exported unless another one is asked for; of a dataset without splits it is always all. */
  readonly split: Split | 'all';
  /** The settings that it takes besides those that all take. */
  readonly settings?: readonly SettingName[];
  /** Why the form cannot say a question, if it cannot: the question is left out and counted. */
  refuse?(question: Question): string | undefined;
}

/** A form that is one file of text. */
export interface FileExporter extends AnyExporter {
  readonly writes: 'file';
  /** The pieces of the file, one after another. */
  pieces(source: ExportSource): AsyncGenerator<string, void>;
}

/** A form that is a folder; a README.md is added to what the exporter writes. */
export interface FolderExporter extends AnyExporter {
  readonly writes: 'folder';
  write(source: ExportSource, folder: NewFolder): Promise<ReadmeParts>;
}

/** A form in which others take questions. */
export type Exporter = FileExporter | FolderExporter;

/** What an exporter has to say in the README.md of its folder. */
export interface ReadmeParts {
  /** YAML between `---`, for Hugging Face. */
  readonly card?: string;
  /** What was written and how it is used, as Markdown. */
  readonly use: string;
}
