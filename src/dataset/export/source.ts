import { Latest } from '../../core/memoize.js';
import { setImmediate } from 'node:timers/promises';
import { countIn, parsedJson, TopsyturvyError, badFolder } from '../../core/index.js';
import { linesOf } from '../../core/files/lines.js';
import { questionsIn, type Question } from '../../score/index.js';
import { questionsFile } from '../folder/layout.js';
import { PictureFiles } from '../tar/tar-file.js';
import type { Manifest } from '../item/record.js';
import type { Exporter, ExportSource, Split } from './exporter.js';
import { OpaqueNames } from './opaque-names.js';
import type { ExportSettings } from './settings.js';

/** What is kept of pictures in memory: the questions of an item show the same few. */
export const keptPictures = { things: 16, bytes: 0x400_0000 };
/** Questions between two turns of the event loop, where an export can be stopped. */
const perTurn = 64;

interface Wanted {
  readonly split: Split | 'all';
  readonly conditions?: readonly string[] | undefined;
  readonly variants?: readonly string[] | undefined;
  /** The places in `questions.jsonl` of those that are exported. Default: all that fit the rest */
  readonly places?: ReadonlySet<number> | undefined;
}

/** The questions and pictures of a finished dataset, as exporters see them. */
export class DatasetSource implements ExportSource {
  readonly name: string;
  readonly split: Split | 'all';
  /** Reason → questions left out for it, in the last reading of the questions exported. */
  readonly leftOut = new Map<string, number>();
  readonly notes = new Map<string, number>();
  /** Questions that the exporter was handed in that reading. */
  count = 0;
  private readonly names: OpaqueNames;
  private readonly pictures: PictureFiles;
  private readonly images = new Latest<string, Uint8Array>(keptPictures);

  constructor(
    private readonly folder: string,
    private readonly exporter: Exporter,
    private readonly wanted: Wanted,
    readonly manifest: Manifest,
    readonly hasSplits: boolean,
    readonly settings: ExportSettings,
  ) {
    this.split = wanted.split;
    this.name = manifest.spec.name.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '') || 'dataset';
    this.names = new OpaqueNames(manifest.digest);
    this.pictures = new PictureFiles(folder);
  }

  async *questions(split = this.split): AsyncGenerator<Question, void> {
    const exported = split === this.split;
    if (exported) {
      this.leftOut.clear();
      this.notes.clear();
      this.count = 0;
    }
    let found = 0;
    let wanted = 0;
    for (const question of await questionsIn({ folder: this.folder, name: questionsFile })) {
      const at = found++;
      if (at % perTurn === 0) await setImmediate();
      if (exported && this.wanted.places?.has(at) === false) continue;
      if (split !== 'all' && question.groups?.split !== split) continue;
      if (!this.isWanted(question)) continue;
      wanted++;
      const reason = this.exporter.refuse?.(question);
      if (reason === undefined) {
        if (exported) this.count++;
        yield question;
      } else if (exported) countIn(this.leftOut, reason);
    }
    if (wanted === 0)
      throw this.nothing(
        this.wanted.conditions || this.wanted.variants
          ? `no question of ${this.which(split)} has a condition and variant asked for`
          : `it has no questions for ${this.which(split)} (their group label 'split' says which)`,
      );
    if (exported && this.count === 0)
      throw this.nothing(
        `the form has no place for any question of ${this.which(split)} (${[...this.leftOut.keys()].join('; ')})`,
      );
  }

  private isWanted({ condition, variant }: Question): boolean {
    const { conditions, variants } = this.wanted;
    return (conditions?.includes(condition) ?? true) && (variants?.includes(variant) ?? true);
  }

  private which = (split: Split | 'all'): string => (split === 'all' ? 'the dataset' : `its ${split} split`);

  image(file: string): Uint8Array {
    const held = this.images.get(file);
    if (held) return held;
    const bytes = this.pictures.read(file);
    this.images.set(file, bytes, bytes.length);
    return bytes;
  }

  id = ({ id }: Pick<Question, 'id'>): string => this.names.question(id);

  imagePath = (file: string): string => this.names.image(file);

  note(what: string): void {
    countIn(this.notes, what);
  }

  private nothing = (why: string): TopsyturvyError =>
    badFolder(`There is nothing to export in '${this.folder}': ${why}`, this.folder);
}

/** The splits that questions of a dataset have; reading ends when one is found that is enough. */
export function splitsIn(
  folder: string,
  enough: (found: ReadonlySet<string>) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { text } of linesOf({ folder, name: questionsFile })) {
    if (!text?.includes('"split":"')) continue; // most datasets have none, and parsing takes time
    const { groups } = (parsedJson(text) ?? {}) as Partial<Question>;
    if (typeof groups?.split !== 'string') continue;
    found.add(groups.split);
    if (enough(found)) break;
  }
  return found;
}
