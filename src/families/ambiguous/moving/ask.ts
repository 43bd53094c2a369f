import type { Json } from '../../../core/json.js';
import { words } from '../../../core/words.js';
import {
  filmPrompt,
  framesPrompt,
  oneFramePrompt,
  wayOptions,
  wayPrompt,
  type MotionWording,
} from '../prompts/motion.js';
import type { Draft } from '../../family.js';
import { inCondition, type AmbiguousCondition } from '../conditions.js';
import type { FilmKind, Ways } from '../../../content/illusions/films/film.js';

/** A film to ask about, with the names of its frames in order, played forward (`label`) and backward (`moved`). */
interface Shown {
  readonly film: FilmKind;
  readonly figure: Json;
  readonly label: Ways;
  readonly moved: Ways;
  readonly frames: readonly string[];
  readonly frameMs: number;
}

/** What the film shows; with `extras` also the same of its frames, which way things go, and what one frame shows. */
export function movingQuestions(
  { film, figure, label, moved, frames, frameMs }: Shown,
  wording: MotionWording,
  extras: boolean,
): Draft[] {
  const { reading } = film.truth(figure);
  const thing = { name: 'thing', word: reading.word, accept: [...reading.accept] };
  const groups = (seen: Ways): Record<string, string> => ({
    category: 'motion',
    task: 'open',
    kind: film.name,
    control: 'no',
    physical: seen.physical,
    perceived: seen.perceived,
  });
  const open = (
    condition: AmbiguousCondition,
    variant: string,
    images: readonly string[],
    prompt: string,
  ): Draft => ({
    ...inCondition(condition),
    variant,
    images: [...images],
    prompt,
    answer: reading.word,
    accept: [],
    scoring: { kind: 'words', parts: [thing], ordered: true, separator: ',' },
    groups: groups(label),
  });
  const drafts = [open('ambiguous', 'open', ['film'], filmPrompt(wording))];
  if (!extras) return drafts;
  drafts.push(open('ambiguous', 'open-frames', frames, framesPrompt(frames.length, frameMs)));
  const { asks } = film;
  if (asks !== undefined) {
    for (const [image, seen] of [
      ['film', label],
      ['backwards', moved],
    ] as const)
      drafts.push(whichWay(image, asks, seen, groups(seen)));
  }
  if (film.name === 'motion-revealed-shape') drafts.push(oneFrame(frames[0]!, groups(label)));
  return drafts;
}

/** Which way things are seen to go. */
function whichWay(image: string, what: string, { perceived }: Ways, groups: Record<string, string>): Draft {
  const options = wayOptions;
  const answer = Object.keys(options).find((letter) => options[letter] === perceived)!;
  return {
    ...inCondition(image === 'film' ? 'ambiguous-way' : 'backwards-way'),
    variant: 'choice',
    images: [image],
    prompt: wayPrompt(what),
    options,
    answer,
    accept: [],
    scoring: { kind: 'letter' },
    groups: { ...groups, task: 'choice' },
  };
}

/** The control of a shape that motion reveals: one frame, which shows nothing but dots. */
function oneFrame(frame: string, groups: Record<string, string>): Draft {
  const accept = words(`
    noise, static, random dots, squares, pixels, white noise, visual noise, random noise, tv static, nothing
  `);
  return {
    ...inCondition('control'),
    variant: 'open',
    images: [frame],
    prompt: oneFramePrompt,
    answer: 'dots',
    accept: [],
    scoring: {
      kind: 'words',
      parts: [{ name: 'thing', word: 'dots', accept }],
      ordered: true,
      separator: ',',
    },
    groups: { ...groups, control: 'yes', physical: 'none', perceived: 'none' },
  };
}
