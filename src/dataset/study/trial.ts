import { Stream } from '../../core/stream.js';
import type { Question } from '../../score/question.js';
import type { OpaqueNames } from '../export/opaque-names.js';
import { interleaved } from '../export/pictures.js';
import type { PracticeTrial, ResponseForm, StudyTrial } from './form.js';

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

/** A question as the page has it, under names that tell neither condition nor view. */
export function trialOf(question: Question, names: OpaqueNames): StudyTrial {
  return {
    id: names.question(question.id),
    pieces: interleaved(question)
      .map((piece) =>
        'image' in piece
          ? { image: names.image(piece.image) }
          : { text: withoutOptions(piece.text, question.options).trim() },
      )
      .filter((piece) => 'image' in piece || piece.text !== ''),
    response: responseFormOf(question),
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

export const practiceOf = (question: Question, names: OpaqueNames): PracticeTrial => ({
  ...trialOf(question, names),
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
