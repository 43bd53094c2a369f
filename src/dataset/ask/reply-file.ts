import { existsSync } from 'node:fs';
import { parsedJson, badFile } from '../../core/index.js';
import { linedPieces, linesOf } from '../../core/files/lines.js';
import { disk, ifPossible } from '../../core/files/disk.js';
import { writeAll } from '../folder/atomic-file.js';
import { replyFormat } from '../../score/replies.js';
import { withIoErrors } from '../folder/folder.js';
import type { TokenProbability } from './completion.js';
import type { ReplyHead } from './reply-head.js';

/** What a model said, as a line of a file of replies has it; `score` reads `id` and `reply`. */
export interface ReplyRecord {
  readonly id: string;
  readonly reply: string;
  /** The two replies of a conversation; `reply` has both, each on a line of its own. */
  readonly replies?: readonly [string, string];
  readonly model: string;
  /** Why it ended: `stop`, `length`, … */
  readonly finish?: string;
  /** Tokens as the endpoint counts them. */
  readonly tokens?: { readonly in: number; readonly out: number };
  /** The tokens of the reply with their probabilities, where they were asked for and the endpoint gives them. */
  readonly logprobs?: readonly TokenProbability[];
}

/** A file of replies that grows: each is on the disk when `append` returns, and a run that was killed goes on after it. */
export class ReplyFile {
  /** The ids of the questions that it has a reply to. */
  readonly answered = new Set<string>();
  private readonly handle: number;
  private readonly isNew: boolean;
  /** What is to stand before the next reply. */
  private head: string;

  /**
   * @param model whose replies it has
   * @param head the line that says what is asked and how; it is written before the first reply, unless the file has it already
   * @throws TopsyturvyError 'bad-file' if it has another model's, or lines that are no replies
   */
  constructor(
    readonly path: string,
    model: string,
    head: string,
  ) {
    this.head = head;
    this.isNew = !existsSync(path);
    if (!this.isNew) {
      dropHalfLine(path);
      this.readAnswered(model);
    }
    this.handle = withIoErrors(path, () => disk.open(path, 'a'));
  }

  append(record: ReplyRecord): void {
    withIoErrors(this.path, () => {
      writeAll(this.handle, `${this.head}${JSON.stringify(record)}\n`);
      disk.flush(this.handle);
    });
    this.head = '';
    this.answered.add(record.id);
  }

  /** Closes the file; a new one to which no reply came is removed. */
  close(): void {
    disk.close(this.handle);
    if (this.isNew && this.answered.size === 0) ifPossible(() => disk.remove(this.path));
  }

  private readAnswered(model: string): void {
    for (const { number, text } of linesOf(this.path)) {
      const { id, model: found, format } = (parsedJson(text ?? '') ?? {}) as Partial<ReplyRecord & ReplyHead>;
      if (`${text}\n` === this.head) this.head = '';
      if (format !== replyFormat && typeof id !== 'string')
        throw badFile(
          `Line ${number} of '${this.path}' is not a reply; give a new file, or one that ask began`,
          text?.slice(0, 200),
          '{"id": …, "reply": …}',
        );
      if (found !== model)
        throw badFile(
          `'${this.path}' has replies of ${found === undefined ? 'an unnamed model' : `the model '${found}'`}, not of '${model}'; give another file with --replies`,
          found,
          model,
        );
      if (typeof id === 'string') this.answered.add(id);
    }
  }
}

/** Cuts off what a killed run left of its last line. */
function dropHalfLine(path: string): void {
  let [size, whole] = [0, 0];
  for (const piece of linedPieces(path)) {
    const end = piece.lastIndexOf(0x0a) + 1;
    if (end > 0) whole = size + end;
    size += piece.length;
  }
  if (whole < size) withIoErrors(path, () => disk.truncate(path, whole));
}
