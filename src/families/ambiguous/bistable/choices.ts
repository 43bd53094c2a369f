import { badParameter, points, type Stream } from '../../../core/index.js';
import { rosters } from '../../../content/rosters.js';
import type { BistableFigure, Shape } from '../../../content/figures/bistable/figure.js';
import { figureOf, usualDrawings } from '../../../content/figures/bistable/index.js';

/**
 * Figures whose readings can be named, in a ring: the readings of one are offered as choices beside those of its
 * neighbors. None of two neighbors holds what the other shows, also where only the four well-known ones are left: no women
 * beside the faces, and neither cube, stairs nor book beside Thiéry's block.
 */
const openFigures = [
  'duck-rabbit',
  'necker-cube',
  'young-old',
  'schroeder-stairs',
  'fish-tiling',
  'mach-book',
  'rubin-vase',
  'thiery',
] as const;

const onRoster = (name: string): boolean => rosters['bistable-figures'].names.some((one) => one === name);
/** The figures that are dealt where none is named. */
export const usualOpenFigures: readonly string[] = openFigures.filter(onRoster);

/** The figures whose pictures may show what the other's readings say. */
const alike: readonly (readonly [string, string])[] = [
  ['rubin-vase', 'young-old'],
  ['necker-cube', 'thiery'],
  ['schroeder-stairs', 'thiery'],
  ['mach-book', 'thiery'],
];

const areAlike = (a: string, b: string): boolean =>
  alike.some(([one, other]) => (a === one && b === other) || (a === other && b === one));

/**
 * The figure whose readings are the choices beside those of `figure`: of those in `among` the next in the ring, or the one
 * before, that is not alike. In runs with every figure once, as many of which look forward as back, every reading is right
 * as often as it is not, and of any four choices each pair as often: words tell nothing. Where `among` has none, it is one
 * of those on the roster.
 * @throws TopsyturvyError 'bad-parameter' if the figure is not in the ring
 */
function figureBeside(figure: string, among: readonly string[], way: 1 | -1): string {
  const all: readonly string[] = openFigures;
  if (!all.includes(figure)) throw badParameter('figure', figure, `one of ${all.join(', ')}`);
  const next = (names: readonly string[]): string | undefined => {
    const from = names.indexOf(figure);
    const others = names.map((_, k) => names[(from + way * (k + 1) + 2 * names.length) % names.length]);
    return others.find((other) => other !== figure && !areAlike(figure, other));
  };
  const beside = (others: readonly string[]): string | undefined =>
    next(all.filter((name) => name === figure || others.includes(name)));
  return beside(among) ?? beside(usualOpenFigures)!;
}

const pairs = points('0,1 0,2 0,3 1,2 1,3 2,3');
/** The number of placings of the two right choices. */
export const placings = pairs.length;

/**
 * Both readings of a figure and two things that are not in the picture, in an order that is seeded: readings of its own kind, or
 * those of its neighbor among the figures of the dataset; see `figureBeside`.
 * @param places which two of the four places are its own readings', 0 to 5: in turn, so that no letter is right more often
 */
export function choicesOf(
  figure: BistableFigure,
  shape: Shape,
  among: readonly string[],
  way: 1 | -1,
  places: number,
  stream: Stream,
): string[] {
  const own = stream.shuffle(wordsOf(figure, shape));
  const absent = stream.shuffle([...absentFrom(figure, shape, among, way, stream)]);
  return [0, 1, 2, 3].map((place) => (pairs[places].includes(place) ? own.pop()! : absent.pop()!));
}

function absentFrom(
  figure: BistableFigure,
  shape: Shape,
  among: readonly string[],
  way: 1 | -1,
  stream: Stream,
): readonly string[] {
  if (figure.absent) return figure.absent(shape);
  const beside = figureOf(figureBeside(figure.name, among, way));
  return wordsOf(beside, usualDrawings(beside.name)[0].shape(stream.child('beside')));
}

const wordsOf = (figure: BistableFigure, shape: Shape) => figure.readings(shape).map(({ word }) => word);
