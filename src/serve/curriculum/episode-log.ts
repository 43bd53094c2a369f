import { canonicalJson, type Json, messageOf, parsedJson, badFile } from '../../core/index.js';
import { linesOf } from '../../core/files/lines.js';
import { openFile } from '../../core/files/regular-file.js';
import { writeReason, disk, ifPossible } from '../../core/files/disk.js';
import { node } from '../../core/node.js';
import { zod, type Zod, checkForm } from '../../core/zod.js';
import type { Levels } from '../../families/difficulty/difficulty.js';
import { mostItems } from '../items/stream-part.js';

/** An episode that ended. */
export interface EndedEpisode {
  readonly episode_id: string;
  /** The number of the deal. */
  readonly seed: number;
  readonly family: string;
  /** The item's id, and its looks in short: what `topsyturvy overlap` compares. */
  readonly item: string;
  readonly looks: Json;
  /** How hard it was, where that is known. */
  readonly level: Levels | null;
  /** The mean reward of its questions, 0 to 1. */
  readonly reward: number;
  /** For deals of a curriculum: after how many counted lines their level was settled. */
  readonly after: number | null;
  /** Whether the curriculum learned from it. */
  readonly counts: boolean;
  /** How many episodes that ended before it could not be written to the disk. */
  readonly lost?: number | undefined;
}

const lineSchema = (z: Zod) =>
  z
    .strictObject({
      episode_id: z.string(),
      seed: z.int().min(0),
      family: z.string(),
      item: z.string(),
      looks: z.json(),
      level: z.union([z.int().min(1).max(10), z.record(z.string(), z.int())]).nullable(),
      reward: z.number().min(0).max(1),
      after: z.int().min(0).nullable(),
      counts: z.boolean(),
      lost: z.int().min(1).optional(),
    })
    .refine(({ after, seed }) => after === null || seed < mostItems, {
      path: ['seed'],
      message: `expected a deal of a stream, below ${mostItems}`,
    });

/** How each line begins: members are sorted by name. */
const head = '{"after":';
/** The longest line, in bytes. */
const longest = 4 << 20;

/** A file with a line of JSON for each episode that ended, in their order. */
export class EpisodeLog {
  /** Episodes that could not be written since the last that was. */
  lost = 0;
  private isCut = false;

  private constructor(
    private readonly path: string,
    private readonly file: number,
    /** The bytes of its whole lines. */
    private size: number,
    /** What goes before the next line: the break that the last one lacks. */
    private lead: '' | '\n',
  ) {}

  /**
   * Opens a log to append to, and makes it if there is none. A last line that was cut, as by a full disk or the end of a process, is
   * taken away.
   * @throws TopsyturvyError 'bad-file'
   */
  static open(path: string): EpisodeLog {
    try {
      const { size, whole, lacksBreak } = node.fs.existsSync(path) ? endOf(path) : empty;
      if (whole < size) disk.truncate(path, whole);
      const file = disk.open(path, 'a');
      return new EpisodeLog(path, file, whole, lacksBreak ? '\n' : '');
    } catch (error) {
      const why = writeReason(error) ?? messageOf(error);
      throw badFile(`The log '${path}' cannot be opened: ${why}`, path);
    }
  }

  /** The episodes of a log that is there; none if it is not. @throws TopsyturvyError 'bad-file' naming the line that is wrong */
  static *read(path: string): Generator<EndedEpisode> {
    if (!node.fs.existsSync(path)) return;
    const schema = lineSchema(zod());
    // What is not JSON is of no form.
    for (const { number, text } of linesOf(path, longest))
      yield checkForm(schema, parsedJson(text ?? ''), `Line ${number} of the log '${path}'`, 'bad-file');
  }

  /** Writes a line. One that the disk does not take is counted, and reported in the next line that it takes. */
  add(episode: EndedEpisode): void {
    const { lost, lead } = this;
    const line = Buffer.from(`${lead}${canonicalJson(lost > 0 ? { ...episode, lost } : episode)}\n`);
    try {
      this.heal();
      this.isCut = true;
      for (let at = 0; at < line.length;) at += disk.write(this.file, line, at);
      this.isCut = false;
      this.size += line.length;
      this.lead = '';
      this.lost = 0;
    } catch {
      this.lost++;
      ifPossible(() => this.heal());
    }
  }

  close(): void {
    ifPossible(() => this.heal());
    ifPossible(() => disk.close(this.file));
  }

  /** Removes what was written of a line before the disk took no more. */
  private heal(): void {
    if (!this.isCut) return;
    disk.truncate(this.path, this.size);
    this.isCut = false;
  }
}

/** How a log ends. */
interface End {
  /** The bytes of the file, and the bytes without a last line that was cut. */
  readonly size: number;
  readonly whole: number;
  /** Whether all but the break of the last line is there. */
  readonly lacksBreak: boolean;
}

const empty: End = { size: 0, whole: 0, lacksBreak: false };

function endOf(path: string): End {
  const { fs } = node;
  const file = openFile(path);
  try {
    const { size } = fs.fstatSync(file);
    const last = Buffer.alloc(Math.min(size, longest));
    fs.readSync(file, last, 0, last.length, size - last.length);
    const whole = last.lastIndexOf('\n') + 1;
    // A machine that lost its power may leave zeros where the end of a line was to be.
    let end = last.length;
    while (end > whole && last[end - 1] === 0) end--;
    const rest = last.toString('utf8', whole, end);
    if (rest !== '' && !rest.startsWith(head) && !head.startsWith(rest))
      throw badFile('its last line is none of a log', path);
    const lacksBreak = parsedJson(rest) !== undefined;
    return { size, whole: size - last.length + (lacksBreak ? end : whole), lacksBreak };
  } finally {
    fs.closeSync(file);
  }
}
