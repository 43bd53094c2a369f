import { Stream } from '../../core/stream.js';
import type { Question } from '../../score/question.js';
import type { OpaqueNames } from '../export/opaque-names.js';
import { interleaved } from '../export/pictures.js';
import type { PracticeTrial, ResponseForm, StudyChoice, StudyTrial } from './form.js';

/** The most choices of a question, all by default, and the seed that draws those of questions with more. */
type FewerChoices = { readonly most?: number | undefined; readonly seed: string };

/** How a person answers a question. */
export function responseFormOf({
  scoring,
  options = {},
}: Pick<Question, 'scoring' | 'options'>): ResponseForm {
  const letters = Object.entries(options)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([reply, text]) => ({ reply, label: `${reply}. ${text}` }));
  switch (scoring.kind) {
    case 'letter':
      return { kind: 'one', choices: letters };
    case 'letters':
      return { kind: 'several', choices: letters };
    case 'yes-no':
      return { kind: 'one', choices: ['Yes', 'No'].map((reply) => ({ reply, label: reply })) };
    case 'boxes':
      return { kind: 'boxes' };
    default:
      return { kind: 'text' };
  }
}

/** Options that say that a picture does not tell, as DORI's questions have one each. */
const untold = /\bdetermined?\b/i;

/** A question with fewer choices, drawn by the seed: the right one, the one that nothing can be determined, and others. */
function withFewer(question: Question, choices: StudyChoice[], most: number, seed: string): StudyChoice[] {
  const { id, answer } = question;
  const others = choices.filter(({ reply }) => reply !== answer);
  const drawn = new Stream([seed, 'choices', id]).shuffle(others);
  const first = drawn.filter(({ label }) => untold.test(label));
  const kept = [...first, ...drawn.filter((choice) => !first.includes(choice))].slice(0, most - 1);
  return choices.filter((choice) => choice.reply === answer || kept.includes(choice));
}

/** A question as the page has it, under names that tell neither condition nor view. */
export function trialOf(question: Question, names: OpaqueNames, { most, seed }: FewerChoices): StudyTrial {
  const response = responseFormOf(question);
  const fewer = response.kind === 'one' && most !== undefined && most < response.choices.length;
  return {
    id: names.question(question.id),
    pieces: interleaved(question)
      .map((piece) =>
        'image' in piece
          ? { image: names.image(piece.image) }
          : { text: withoutOptions(piece.text, question.options).trim() },
      )
      .filter((piece) => 'image' in piece || piece.text !== ''),
    response: fewer
      ? { kind: 'one', choices: withFewer(question, [...response.choices], most, seed) }
      : response,
  };
}

/** A prompt without its list of options, each of which stands on a button. */
export function withoutOptions(text: string, options: Question['options'] = {}): string {
  const each = Object.entries(options).map(([letter, option]) => `\\(?${letter}[.:)]\\s*${escaped(option)}`);
  if (each.length === 0) return text;
  const listed = `(?:,?\\s*\\b(?:options|choices):)?\\s*${each.join('[.,;]?\\s+')}(?:[.;](?!\\S))?`;
  return text.replace(new RegExp(listed, 'i'), '').replace(/\n{3,}/g, '\n\n');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const practiceOf = (question: Question, names: OpaqueNames, fewer: FewerChoices): PracticeTrial => ({
  ...trialOf(question, names, fewer),
  answer: question.answer,
});

/** What a catch trial's id begins with; its right reply follows. */
export const catchPrefix = 'catch';

/** The words to type where a study has no choices. */
const colors = ['blue', 'green', 'red', 'yellow', 'orange', 'purple'];

/**
 * A question that says what to answer, under the picture of another: whoever misses it did not read.
 * @param like the question whose picture and form of answers it has
 */
export function catchTrial(like: StudyTrial, seed: string, number: number): StudyTrial {
  const stream = new Stream([seed, 'catch', number]);
  const { response } = like;
  const choice = response.kind === 'one' ? stream.choice(response.choices) : undefined;
  const reply = choice?.reply ?? stream.choice(colors);
  const text = choice
    ? `This question shows that you read the text: whatever you see, choose "${choice.label}".`
    : `This question shows that you read the text: whatever you see, type the word "${reply}".`;
  return {
    id: `${catchPrefix}-${number}-${reply}`,
    pieces: [...like.pieces.filter((piece) => 'image' in piece), { text }],
    response: choice ? response : { kind: 'text' },
  };
}
