import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parsedJson, badFile } from '../../core/index.js';
import { linesOf } from '../../core/files/lines.js';
import type { JudgedFile } from '../grade-file.js';

/** Who answered. People are drawn apart from models. */
export type SourceKind = 'model' | 'human';

/** A file of replies. */
export interface ReplySource {
  /** JSON Lines of `{"id": …, "reply": …}`. */
  readonly file: string;
  /** The model's name. Default: the `model` of its lines, else the name of the file. Files with one name are runs of one model. */
  readonly name?: string | undefined;
  /** Who answered. Default: 'model'. */
  readonly kind?: SourceKind | undefined;
}

/** A model, with a file of replies for each run. */
export interface Answerer {
  readonly name: string;
  readonly kind: SourceKind;
  readonly files: readonly JudgedFile[];
}

/** The most characters of a name in a legend; longer ones are cut. */
const longestName = 60;

/** Reads `FILE` or `NAME=FILE`. A file that is there is meant as it stands. */
export function sourceOf(text: string): ReplySource {
  const at = text.indexOf('=');
  if (at <= 0 || existsSync(text)) return { file: text };
  return { name: text.slice(0, at), file: text.slice(at + 1) };
}

/**
 * The models that the files are of, in their order.
 * @throws TopsyturvyError 'bad-file' if a file cannot be read or has the replies of two models
 */
export function answerers(sources: readonly (ReplySource & JudgedFile)[]): Answerer[] {
  const byName = new Map<string, { name: string; kind: SourceKind; files: JudgedFile[] }>();
  for (const { file, verdicts, name, kind = 'model' } of sources) {
    const given = shown(name ?? modelIn(file) ?? basename(file).replace(/\.jsonl?$/, ''));
    const key = JSON.stringify([kind, given]);
    const known = byName.get(key);
    if (known) known.files.push({ file, verdicts });
    else byName.set(key, { name: given, kind, files: [{ file, verdicts }] });
  }
  return [...byName.values()];
}

/** A name on one line, without characters that are not seen. */
function shown(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim() || 'unnamed';
  const characters = [...line.slice(0, 2 * longestName + 2)];
  return characters.length <= longestName ? line : `${characters.slice(0, longestName - 1).join('')}…`;
}

/** The model that the lines name; undefined if they name none. */
function modelIn(file: string): string | undefined {
  let found: string | undefined;
  for (const { number, text } of linesOf(file)) {
    const { model } = (parsedJson(text ?? '') ?? {}) as { model?: unknown };
    if (typeof model !== 'string' || model === found) continue;
    if (found !== undefined)
      throw badFile(
        `Line ${number} of '${file}' is of the model '${model.slice(0, 100)}', those before it are of '${found.slice(0, 100)}'; give each model a file of its own, or the file a name: NAME=${file}`,
        model.slice(0, 100),
        'the replies of one model',
      );
    found = model;
  }
  return found;
}
