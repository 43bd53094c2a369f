import { join } from 'node:path';
import { questionsFile } from '../../dataset/folder/layout.js';
import { thumbnail } from '../../dataset/folder/thumbnail.js';
import { questionsIn } from '../../score/read-questions.js';
import { readReplies } from '../../score/replies.js';
import type { ModelResults } from './collect.js';

/** A question that the page shows. */
export interface ShownQuestion {
  readonly id: string;
  readonly about: string;
  readonly prompt: string;
  readonly options: readonly (readonly [letter: string, text: string])[];
  readonly answer: string;
  /** Places in the list of pictures. */
  readonly pictures: readonly number[];
  /** Of each run of each model, in their order. */
  readonly replies: readonly ShownReply[];
}

/** A reply, whether it is right (`null`: there is none), and what it was read as. */
export type ShownReply = readonly [text: string, right: boolean | null, read: string | null];

export interface ItemDetails {
  readonly questions: readonly ShownQuestion[];
  /** As data URLs; '' where there was no room for more. */
  readonly pictures: readonly string[];
}

const side = 160;
/** Bytes of all pictures, before they are written as text. */
const roomForPictures = 8_000_000;
/** Characters of all replies, and of one. */
const roomForReplies = 3_000_000;
const longestReply = 1500;
const shortestReply = 80;
const longestPrompt = 4000;
const longestText = 600;
/** Pictures read at the same time. */
const atOnce = 4;

/**
 * What is shown of some questions, read again from the files: only these are held.
 *
 * @param places of the questions in the dataset
 */
export async function itemDetails(
  folder: string,
  places: ReadonlySet<number>,
  models: readonly ModelResults[],
): Promise<ItemDetails> {
  const runs = models.flatMap((model) => model.runs);
  const room = Math.floor(roomForReplies / Math.max(1, places.size * runs.length));
  const longest = Math.min(longestReply, Math.max(shortestReply, room));
  const ids = new Set([...places].map((place) => runs[0]!.marks[place]!.question.id));
  const texts = runs.map(({ file }) => repliesIn(file, ids, longest));
  const files = new Map<string, number>();
  const questions: ShownQuestion[] = [];
  let place = 0;
  for (const question of await questionsIn(join(folder, questionsFile))) {
    const at = place++;
    if (!places.has(at)) continue;
    const { id, family, condition, variant, prompt, options = {}, answer, images } = question;
    for (const file of images) if (!files.has(file)) files.set(file, files.size);
    questions.push({
      id,
      about: `${family} · ${condition} · ${variant}`,
      prompt: cut(prompt, longestPrompt),
      options: Object.entries(options).map(([letter, text]) => [letter, cut(text, longestText)]),
      answer: cut(answer, longestText),
      pictures: images.map((file) => files.get(file)!),
      replies: runs.map(({ marks }, run) => {
        const { grade } = marks[at]!;
        return [texts[run]!.get(id) ?? '', grade && grade.correct, grade && grade.parsed];
      }),
    });
  }
  return { questions, pictures: await picturesOf(folder, [...files.keys()]) };
}

/** The replies to some questions, cut in the middle where they are long: answers stand at the ends. */
function repliesIn(file: string, ids: ReadonlySet<string>, longest: number): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, reply } of readReplies(file)) {
    if (ids.has(id) && !texts.has(id))
      texts.set(id, cut(typeof reply === 'string' ? reply : JSON.stringify(reply), longest));
  }
  return texts;
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = Math.ceil(longest / 2);
  const tail = longest - head;
  return `${text.slice(0, head)}\n[… ${text.length - longest} characters …]\n${text.slice(text.length - tail)}`;
}

async function picturesOf(folder: string, files: readonly string[]): Promise<string[]> {
  const pictures: string[] = [];
  let room = roomForPictures;
  for (let i = 0; i < files.length; i += atOnce) {
    const some = files.slice(i, i + atOnce);
    const made = room <= 0 ? [] : await Promise.all(some.map((file) => thumbnail(folder, file, side)));
    for (const k of some.keys()) {
      const bytes = made[k];
      room -= bytes?.length ?? 0;
      pictures.push(bytes && room >= 0 ? `data:image/webp;base64,${bytes.toString('base64')}` : '');
    }
  }
  return pictures;
}
