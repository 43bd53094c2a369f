import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { checkForm } from '../../core/check-form.js';
import { messageOf, TopsyturvyError } from '../../core/errors.js';
import { canonicalJson, type Json } from '../../core/json.js';
import { zod, type Zod } from '../../core/zod.js';
import type { Levels } from '../../families/difficulty/difficulty.js';

/** An episode that ended. */
export interface EndedEpisode {
  readonly episode_id: string;
  /** The number of the deal. */
  readonly seed: number;
  readonly family: string;
  /** The item's id, and its looks in short: what `topsyturvy overlap` compares. */
  readonly item: string;
  readonly looks: Json;
  /** How hard it was, where that was said. */
  readonly level: Levels | null;
  /** Mean of its questions, 0 to 1. */
  readonly reward: number;
  /** Of a curriculum's deals: after how many lines that count their level was settled. */
  readonly after: number | null;
  /** Whether the curriculum learned from it. */
  readonly counts: boolean;
}

const lineSchema = (z: Zod) =>
  z.strictObject({
    episode_id: z.string(),
    seed: z.int().min(0),
    family: z.string(),
    item: z.string(),
    looks: z.json(),
    level: z.union([z.int().min(1).max(10), z.record(z.string(), z.int())]).nullable(),
    reward: z.number().min(0).max(1),
    after: z.int().min(0).nullable(),
    counts: z.boolean(),
  });

/** A file with a line of JSON for each episode that ended, in their order. */
export class EpisodeLog {
  private constructor(private readonly file: number) {}

  /** Opens a log to append to, and makes it if there is none. @throws TopsyturvyError 'bad-file' */
  static open(path: string): EpisodeLog {
    try {
      return new EpisodeLog(openSync(path, 'a'));
    } catch (error) {
      throw new TopsyturvyError('bad-file', `The log '${path}' cannot be opened: ${messageOf(error)}`, path);
    }
  }

  /** The episodes of a log that is there; none if it is not. @throws TopsyturvyError 'bad-file' naming the line that is wrong */
  static read(path: string): readonly EndedEpisode[] {
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, 'utf8').split('\n');
    if (lines.at(-1) === '') lines.pop();
    const schema = lineSchema(zod());
    return lines.map((line, at) =>
      checkForm(schema, parsed(line), `Line ${at + 1} of the log '${path}'`, 'bad-file'),
    );
  }

  add(episode: EndedEpisode): void {
    writeSync(this.file, `${canonicalJson(episode as unknown as Json)}\n`);
  }

  close(): void {
    closeSync(this.file);
  }
}

/** What is not JSON is of no form. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}
