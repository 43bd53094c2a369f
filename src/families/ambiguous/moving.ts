import { balancedRuns } from '../../core/design.js';
import type { Json } from '../../core/json.js';
import type { MotionWording } from './prompts/motion.js';
import type { Raster } from '../../draw/raster.js';
import type { View } from '../family.js';
import { defineLegacy } from '../legacy.js';
import { movingQuestions } from './moving/ask.js';
import type { FilmKind, Way, Ways } from './moving/film.js';

/** The kinds of film. */
export const movingKinds = [
  'barber-pole',
  'spinning-silhouette',
  'kinetic-depth',
  'reverse-phi',
  'plaid',
  'motion-revealed-shape',
] as const;

interface Params {
  readonly kinds: readonly (typeof movingKinds)[number][];
  readonly size: number;
  readonly wording: MotionWording;
  readonly extras: boolean;
}

/** A film, played forward or backward. */
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

interface Assets {
  readonly films: ReadonlyMap<string, FilmKind>;
  readonly kindAt: (index: number) => number;
}

/** Frames of a film: even, so that half a turn later is a frame. */
export const frameCount = 24;
const frameMs = 60;
/** So many films are drawn until one's certificate holds. */
const attempts = 20;

const frames: readonly View[] = Array.from({ length: frameCount }, (_, i) => {
  const name = `frame-${String(i).padStart(2, '0')}`;
  return { name, moved: false, part: name };
});
const frameAt = (part: string): number => Number(part.slice(-2));
const names = frames.map(({ name }) => name);

const back: Readonly<Record<Way, Way>> = { up: 'down', down: 'up', left: 'right', right: 'left', either: 'either' }; // prettier-ignore

/** The frames drawn last, for none but {@link frameOf} to see: laws and films ask for the same ones again and again. */
let drawn: { figure: Json; size: number; pictures: Map<number, Raster> } | undefined;

function frameOf(film: FilmKind, figure: Json, i: number, size: number): Raster {
  if (!drawn || drawn.figure !== figure || drawn.size !== size) drawn = { figure, size, pictures: new Map() };
  let picture = drawn.pictures.get(i);
  if (!picture) drawn.pictures.set(i, (picture = film.draw(figure, i, size, frameCount)));
  return picture;
}

/** Films with more than one reading, or a shape that no frame of them shows (AmbiBench, motion, videos). */
export const ambiguousMoving = defineLegacy<Params, State, Transform, Label, Assets>({
  name: 'ambiguous/moving',
  version: 1,
  summary:
    'Films (GIF and frames): barber pole, spinning silhouette, kinetic depth, reverse phi, plaid, a shape of dots.',
  params: (z) =>
    z.strictObject({
      kinds: z
        .array(z.enum(movingKinds))
        .min(1)
        .default([...movingKinds])
        .describe('Kinds of film, taken in turn.'),
      size: z
        .int()
        .min(128)
        .max(1024)
        .default(256)
        .describe('Side of the square frames, 128 to 1024 pixels.'),
      wording: z
        .enum(['strict', 'paper'])
        .default('strict')
        .describe("The prompt about the film: a plainer one, or the paper's (Table 7)."),
      extras: z
        .boolean()
        .default(true)
        .describe(
          'Whether to ask the same of the frames as pictures, which way things seem to go, and of one frame.',
        ),
    }),
  presets: { paper: { wording: 'paper', extras: false } },
  views: frames,
  animations: [
    { name: 'film', frames: names, frameMs, moved: false, part: 'film' },
    { name: 'backwards', frames: [...names].reverse(), frameMs, moved: true, part: 'film' },
  ],

  async prepare({ params, path }) {
    const { films } = await import('./moving/kinds.js');
    return { films, kindAt: balancedRuns(params.kinds.length, [...path, 'kinds']) };
  },

  state({ params: { kinds, size }, index, stream, assets: { films, kindAt } }) {
    const kind = kinds[kindAt(index)]!;
    const film = films.get(kind)!;
    for (let attempt = 0; ; attempt++) {
      const figure = film.sample(stream(`film ${attempt}`), size, frameCount);
      const { reading, physical, perceived } = film.truth(figure);
      const ways = { physical, perceived };
      const state: State = { kind, figure, word: reading.word, ways, backward: false, size };
      if (attempt === attempts) return state;
      const pictures = names.map((_, i) => frameOf(film, figure, i, size));
      if (film.measure(figure, pictures).holds) return state;
    }
  },
  transform: () => ({ play: 'in reverse' }),
  label: ({ word, ways, backward }) => (backward ? turnedBack({ word, ...ways }) : { word, ...ways }),
  kind: ({ kind }) => kind,
  act: (_, x) => ({ ...x, backward: !x.backward }),
  rho: (_, label) => turnedBack(label),
  inverse: (t) => t,

  draw({ kind, figure, backward, size }, part, { films }) {
    const i = frameAt(part);
    const picture = frameOf(films.get(kind)!, figure, backward ? frameCount - 1 - i : i, size);
    return { ...picture, data: picture.data.slice() };
  },
  warp: (_, picture, part) => picture(names[frameCount - 1 - frameAt(part)]!),

  certify: ({ state: { kind, figure }, assets: { films } }, picture) =>
    films.get(kind)!.measure(figure, names.map(picture)),

  ask({ params: { wording, extras }, state: { kind, figure }, label, moved, assets: { films } }) {
    const shown = { film: films.get(kind)!, figure, label, moved, frames: names, frameMs };
    return movingQuestions(shown, wording, extras);
  },
});

const turnedBack = ({ word, physical, perceived }: Label): Label => ({
  word,
  physical: back[physical],
  perceived: back[perceived],
});
