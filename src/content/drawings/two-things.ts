import { parseColor, type Stream } from '../../core/index.js';
import { type Raster, Surface } from '../../draw/index.js';
import { figures } from '../figures/turned/index.js';
import { drawnLook, drawnValues } from '../figures/turned/look.js';
import { type Laid, type Look, paintFigure } from '../figures/turned/paint.js';
import { resemblance, shapeIn } from '../figures/turned/resemblance.js';
import type { DrawingKind, Reading } from './drawing.js';

/** Both things have nearly the same outline, by which they are told apart here. */
const alike = ['candle-paintbrush', 'chef-old-man', 'spinning-top-dome'];

/** The figures that are another thing after a half turn. */
const kinds = figures.filter(({ name, turn }) => turn === 'half' && !alike.includes(name));
const kindOf = (name: string): (typeof kinds)[number] => kinds.find((kind) => kind.name === name)!;

type Figure = Laid & { readonly kind: string; readonly look: Look };

function figure(stream: Stream, k: number): Figure {
  // Which of the two things is seen first changes with every round.
  const round = Math.floor(k / kinds.length);
  const kind = kinds[k % kinds.length];
  return {
    kind: kind.name,
    values: drawnValues(kind, stream),
    second: (k + round) % 2 === 1,
    mirrored: stream.below(2) === 1,
    look: drawnLook(kind, stream),
  };
}

/** Readings are 'FIGURE: WORD'. */
const named = (kind: string, second: boolean): string =>
  `${kind}: ${kindOf(kind).readings[second ? 1 : 0].word}`;

const isSecond = (reading: string): boolean => {
  const [kind, word] = reading.split(': ');
  return kindOf(kind).readings[1].word === word;
};

const turn = (reading: string): string => named(reading.split(': ')[0], !isSecond(reading));

function describe(reading: string): Reading {
  const { readings } = kindOf(reading.split(': ')[0]);
  const [own, other] = isSecond(reading) ? [readings[1], readings[0]] : readings;
  const [right, wrong] = [own, other].map(({ word, accept }) => [word.toLowerCase(), ...accept]);
  const holds = (text: string, word: string): boolean => ` ${text} `.includes(` ${word} `);
  // A bucket hat is a hat: what is refused is no part of what is accepted.
  return {
    answer: own.word,
    accept: right.slice(1).filter((name) => !wrong.includes(name)),
    refuse: wrong.filter((name) => !right.some((accepted) => holds(accepted, name))),
  };
}

const format = 'Answer with the name of that thing alone.';

/** Of the two things a figure can be, that whose outline, drawn apart from it, is the nearer. */
function measure(picture: Raster, { kind, look }: Figure): { reading: string; margin: number } {
  const shape = shapeIn(picture, look.colors.paper, true, 'fit');
  const [first, second] = kindOf(kind).readings.map(({ word }) => resemblance(shape, word));
  // Shares of areas differ little: a tenth is clear.
  return { reading: named(kind, second > first), margin: Math.min(1, 2.5 * Math.abs(first - second)) };
}

/** A drawing that is one thing as it stands and another upside down, as in the picture books of the 1890s (Newell, Verbeek). */
export const twoThings: DrawingKind<Figure> = {
  name: 'two-things',
  summary: 'A drawing of one thing that is another thing upside down: which of them it shows.',
  capacity: 2 * kinds.length,
  figure,
  read: ({ kind, second }, turned) => named(kind, second !== turned),
  turn,
  describe,
  questions: () => ({
    direct: `What one thing is drawn in the image as it is shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, it would show another thing. What one thing would be seen in it then? ${format}`,
  }),
  draw(x, size) {
    const surface = new Surface(size, size, 3, parseColor(x.look.colors.paper));
    paintFigure(surface, kindOf(x.kind), x, x.look);
    return surface.raster;
  },
  measure,
};
