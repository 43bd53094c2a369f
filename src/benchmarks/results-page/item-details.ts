import { questionsFile } from '../../dataset/folder/layout.js';
import { thumbnail } from '../../dataset/folder/thumbnail.js';
import { questionsIn } from '../../score/read-questions.js';
import { cutInTheMiddle, replyTexts, roomForEach } from '../reply-texts.js';
import type { ModelResults, Results } from './collect.js';
import type { HumanMark } from '../human-marks.js';
import { group } from '../../core/group.js';

/** A question that the page shows. */
export interface ShownQuestion {
  readonly id: string;
  readonly about: string;
  readonly prompt: string;
  readonly options: readonly (readonly [letter: string, text: string])[];
  readonly answer: string;
  /** The places of its pictures in the list of pictures. */
  readonly pictures: readonly number[];
  /** The replies of each run of each model, and of people, in their order. */
  readonly replies: readonly (ShownReply | ShownAnswers)[];
}

/** What people answered: how many, how many of them right, and the most frequent answers. */
export interface ShownAnswers {
  readonly people: number;
  readonly right: number;
  readonly said: readonly (readonly [text: string, people: number, right: boolean])[];
}

/** A reply, whether it is right (`null`: there is none), and what it was read as. */
export type ShownReply = readonly [text: string, right: boolean | null, read: string | null];

export interface ItemDetails {
  readonly questions: readonly ShownQuestion[];
  /** The pictures as data URLs; '' where there was no room for more. */
  readonly pictures: readonly string[];
}

const side = 160;
/** The most bytes of all pictures, before they are written as text. */
const roomForPictures = 8_000_000;
const longestPrompt = 4000;
const longestText = 600;
/** The most different answers of people to a question, and the most characters of each. */
const mostAnswers = 8;
const longestAnswer = 200;
/** How many pictures are read at the same time. */
const atOnce = 4;

/**
 * What is shown of some questions, read again from the files: only these are held.
 * @param places of the questions in the dataset
 */
export async function itemDetails(
  folder: string,
  places: ReadonlySet<number>,
  { models, questions, words }: Results,
): Promise<ItemDetails> {
  const runs = models.flatMap((model) => model.runs);
  const longest = roomForEach(places.size * runs.length);
  const ids = new Set([...places].map((place) => questions[place].id));
  const saying = models.flatMap((model) => answersTo(model, ids, longest));
  const files = new Map<string, number>();
  const shown: ShownQuestion[] = [];
  let place = 0;
  for (const question of await questionsIn({ folder, name: questionsFile })) {
    const at = place++;
    if (!places.has(at)) continue;
    const { id, family, condition, variant, prompt, options = {}, answer, images } = question;
    for (const file of images) if (!files.has(file)) files.set(file, files.size);
    shown.push({
      id,
      about: [words.family(family), words.condition(family, condition), words.variant(family, variant)].join(
        ' · ',
      ),
      prompt: cutInTheMiddle(prompt, longestPrompt),
      options: Object.entries(options).map(([letter, text]) => [letter, cutInTheMiddle(text, longestText)]),
      answer: cutInTheMiddle(answer, longestText),
      pictures: images.map((file) => files.get(file)!),
      replies: saying.map((say) => say(id, at)),
    });
  }
  return { questions: shown, pictures: await picturesOf(folder, [...files.keys()]) };
}

/** What is shown of a question, for each run of a model or for people together. @param at the place of the question */
type Say = (id: string, at: number) => ShownReply | ShownAnswers;

function answersTo({ runs, people }: ModelResults, ids: ReadonlySet<string>, longest: number): Say[] {
  if (people) {
    const byQuestion = group(people.answers, ({ mark }) => mark.question.id);
    return [(id) => answersOf(byQuestion.get(id) ?? [])];
  }
  return runs.map(({ file, marks }) => {
    const texts = replyTexts(file, (id) => ids.has(id), longest);
    return (id, at) => {
      const { grade } = marks[at];
      return [texts.get(id) ?? '', grade && grade.correct, grade && grade.parsed];
    };
  });
}

function answersOf(answers: readonly HumanMark[]): ShownAnswers {
  const isRight = ({ mark }: HumanMark): boolean => mark.grade?.correct === true;
  const alike = [...group(answers, ({ reply }) => reply.trim())].sort(([, a], [, b]) => b.length - a.length);
  return {
    people: answers.length,
    right: answers.filter(isRight).length,
    said: alike
      .slice(0, mostAnswers)
      .map(([text, own]) => [cutInTheMiddle(text, longestAnswer), own.length, isRight(own[0])]),
  };
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
