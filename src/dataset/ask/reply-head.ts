import { badFile, canonicalJson, checkForm, isObject, parsedJson, zod } from '../../core/index.js';
import { linesOf } from '../../core/files/lines.js';
import { replyFormat, type Question } from '../../score/index.js';
import { questionsOf, type Selection } from '../select-questions.js';

/**
 * A line of a file of replies that says which questions were asked and how, before the replies that it holds for. Questions of a
 * dataset that none of a file's heads asked for are not scored; those that one asked for are wrong without a reply.
 */
export interface ReplyHead {
  readonly format: typeof replyFormat;
  /** Absent: the lines name it, or nothing does. */
  readonly model?: string | undefined;
  /** The questions; none of its fields: all. */
  readonly asked: Selection;
  /** What was sent besides the questions: temperature, seed, … Absent: nothing. */
  readonly settings?: Readonly<Record<string, string | number>> | undefined;
}

/** A head as a line. Fields that are undefined are left out. */
export const headLine = (head: Omit<ReplyHead, 'format'>): string =>
  `${JSON.stringify({ format: replyFormat, ...head })}\n`;

/** The most different heads of a file: the questions of the dataset are read once for each. */
const mostHeads = 100;

/** The different heads of a file of replies, in their order. @throws TopsyturvyError 'bad-file' for one that is malformed, or too many */
export function headsOf(path: string): ReplyHead[] {
  const heads = new Map<string, ReplyHead>();
  for (const { number, text } of linesOf(path)) {
    if (!text?.includes(replyFormat)) continue;
    const value = parsedJson(text);
    if (!isObject(value) || value.format !== replyFormat) continue;
    if (heads.has(text)) continue;
    if (heads.size === mostHeads)
      throw badFile(
        `'${path}' says in more than ${mostHeads} ways what was asked; give the replies of each way a file of their own`,
        path,
        `at most ${mostHeads} different lines of ${replyFormat}`,
      );
    heads.set(text, checkForm(headSchema(), value, `line ${number} of '${path}'`, 'bad-file'));
  }
  return [...heads.values()];
}

/** Describes heads in words: `split test; conditions original, mirrored`, and `temperature 1, seed 5`; several are joined by ` | `. */
export function inWords(heads: readonly ReplyHead[]): { asked: string; settings: string } {
  const named = (key: string, value: unknown): string =>
    `${key} ${Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? canonicalJson(value) : String(value)}`;
  const words = (record: object, separator: string): string =>
    Object.entries(record)
      .map(([key, value]) => named(key, value))
      .join(separator);
  const joined = (texts: readonly string[]): string => [...new Set(texts)].join(' | ');
  return {
    asked: joined(heads.map(({ asked }) => words(asked, '; ') || 'all')),
    settings: joined(heads.map(({ settings = {} }) => words(settings, ', ') || 'none')),
  };
}

function headSchema() {
  const z = zod();
  const names = z.array(z.string()).optional();
  const count = z.int().min(1);
  return z.strictObject({
    format: z.literal(replyFormat),
    model: z.string().optional(),
    asked: z.strictObject({
      split: z.string().optional(),
      parts: names,
      form: z.string().optional(),
      first: z.record(z.string(), count).optional(),
      after: z.record(z.string(), count).optional(),
      conditions: names,
      variants: names,
      limit: count.optional(),
    }),
    settings: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  });
}

/**
 * The questions that replies are scored on: those that are given, else those that the heads of the files say, else all.
 * @param files of replies
 * @throws TopsyturvyError 'bad-file' if two files say that different questions were asked
 */
export async function askedQuestions(
  folder: string,
  files: readonly string[],
  asked?: Selection,
): Promise<Iterable<Question>> {
  if (asked) return questionsOf(folder, [asked]);
  const each = files.map((file) => {
    const said = new Set(headsOf(file).map((head) => canonicalJson(head.asked)));
    return said.size === 0 || said.has('{}') ? new Set<string>() : said;
  });
  const [first = new Set<string>()] = each;
  const other = each.findIndex((one) => one.size !== first.size || [...one].some((text) => !first.has(text)));
  if (other > 0)
    throw badFile(
      `'${files[0]}' and '${files[other]}' do not say that the same questions were asked; name those that are scored, as with --split or --conditions (option 'asked' in code)`,
      files[other],
      'replies to the same questions',
    );
  const selections = [...first].map((text) => JSON.parse(text) as Selection);
  return questionsOf(folder, selections);
}
