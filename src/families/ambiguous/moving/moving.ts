import { balancedRuns, type Json, memoize, words, wrongParameter } from '../../../core/index.js';
import type { Raster } from '../../../draw/raster.js';
import { defineFamily, factsOf, verdict, type Draft, type View } from '../../making.js';
import { opposite, type Way, type Ways, type FilmKind } from '../../../content/illusions/films/film.js';
import { films } from '../../../content/illusions/films/index.js';
import { movingParams, type MovingParams } from './params.js';
import { ambiguousWords, truthWords, inCondition, type AmbiguousCondition } from '../words.js';
import { smallerPictures } from '../../difficulty/difficulty.js';
import {
  filmPrompt,
  framesPrompt,
  oneFramePrompt,
  wayOptions,
  wayPrompt,
  type MotionWording,
} from '../prompts/motion.js';

/** A film to ask about, with the names of its frames in order, played forward (`label`) and backward (`moved`). */
interface Shown {
  readonly film: FilmKind;
  readonly figure: Json;
  readonly label: Ways;
  readonly moved: Ways;
  readonly frames: readonly string[];
  readonly frameMs: number;
}

/** The questions about a film; with `extras` also about its frames, which way things go, and one frame. */
function movingQuestions(
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
  if (film.name === 'motion-revealed-shape') drafts.push(oneFrame(frames[0], groups(label)));
  return drafts;
}

/** The question which way things are seen to go. */
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

/** An animation, played forward or backward. */
type State = {
  readonly kind: string;
  readonly figure: Json;
  readonly word: string;
  readonly ways: Ways;
  readonly backward: boolean;
  readonly size: number;
};
type Label = Ways & { readonly word: string };
type Transform = { readonly play: 'in reverse' };

/** Frames of an animation: even, so that half a turn later is a frame. */
export const frameCount = 24;
const frameMs = 60;
/** The most proposals for an item. */
const attempts = 21;

const frames: readonly View[] = Array.from({ length: frameCount }, (_, i) => {
  const name = `frame-${String(i).padStart(2, '0')}`;
  return { name, moved: false, part: name };
});
const frameAt = (part: string): number => Number(part.slice(-2));
const names = frames.map(({ name }) => name);

/** The design of a set's items. */
interface MovingDesign {
  readonly kindAt: (index: number) => number;
  /** The way that an animation is seen to go, where that is asked. */
  readonly wayAt: (index: number) => Way;
}
const ways = ['up', 'down', 'left', 'right'] as const;

/** The frames of one animation, each drawn once: forward and backward show the same ones. */
type Frames = (i: number) => Raster;

/** Animations with more than one reading, or a shape that no frame of them shows (AmbiBench, motion, videos). */
export const ambiguousMoving = defineFamily<MovingParams, State, Transform, Label, MovingDesign, Frames>({
  ...factsOf('ambiguous/moving'),
  words: {
    ...ambiguousWords,
    label: (label) => `${(label as Label).word}: ${truthWords(label)}`,
    transform: () => 'played in reverse',
  },
  params: movingParams,
  presets: { paper: { wording: 'paper', extras: false } },
  difficulty: { detail: smallerPictures(256, 224, 192, 176, 160, 144) },
  views: frames,
  animations: [
    { name: 'film', frames: names, frameMs, moved: false, part: 'film' },
    { name: 'backwards', frames: [...names].reverse(), frameMs, moved: true, part: 'film' },
  ],

  // Kinds of pattern; their counts, colors and directions are drawn besides.
  capacity: ({ kinds }) => kinds.length,

  open({ params: { kinds }, path }) {
    const kindAt = balancedRuns(kinds.length, [...path, 'kinds']);
    // Animations of a kind go all four ways before any is repeated: its name tells nothing of the way.
    const waysOf = kinds.map((_, kind) => balancedRuns(ways.length, [...path, 'ways', kind]));
    return { kindAt, wayAt: (index) => ways[waysOf[kindAt(index)](Math.floor(index / kinds.length))] };
  },

  *propose({ params: { kinds, size }, index, stream, assets: { kindAt, wayAt } }) {
    const kind = kinds[kindAt(index)];
    const film = films.get(kind)!;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const figure = film.sample(stream(`film ${attempt}`), size, frameCount, wayAt(index));
      const { reading, ...seen } = film.truth(figure);
      yield {
        state: { kind, figure, word: reading.word, ways: seen, backward: false, size },
        transform: { play: 'in reverse' },
      };
    }
    throw wrongParameter(
      `None of ${attempts} films of kind '${kind}' shows its motion at ${size} pixels; a larger size may help`,
      size,
    );
  },
  label: ({ word, ways, backward }) => (backward ? turnedBack({ word, ...ways }) : { word, ...ways }),
  kind: ({ kind }) => kind,
  act: (_, x) => ({ ...x, backward: !x.backward }),
  rho: (_, label) => turnedBack(label),
  inverse: (t) => t,

  stage({ state: { kind, figure, size } }) {
    const film = films.get(kind)!;
    return memoize((i: number) => film.draw(figure, i, size, frameCount));
  },
  draw({ backward }, part, { stage: frame }) {
    const i = frameAt(part);
    const picture = frame(backward ? frameCount - 1 - i : i);
    return { ...picture, data: picture.data.slice() };
  },
  warp: (_, picture, part) => picture(names[frameCount - 1 - frameAt(part)]),

  judge({ state: { kind, figure } }, picture) {
    const { holds, ...evidence } = films.get(kind)!.measure(figure, names.map(picture));
    return verdict(holds, 'motion-not-as-claimed', evidence);
  },

  ask({ params: { wording, extras }, state: { kind, figure }, label, moved }) {
    const shown = { film: films.get(kind)!, figure, label, moved, frames: names, frameMs };
    return movingQuestions(shown, wording, extras);
  },
});

const turnedBack = ({ word, physical, perceived }: Label): Label => ({
  word,
  physical: opposite[physical],
  perceived: opposite[perceived],
});
