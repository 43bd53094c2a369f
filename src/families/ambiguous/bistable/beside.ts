import { unexpected } from '../../../core/errors.js';

/**
 * Figures in a ring: the readings of one are offered as choices beside those of its neighbors. None of two neighbors
 * holds what the other shows, also where only the four well-known ones are left: no women beside the faces, and neither
 * cube, stairs nor book beside Thiéry's block.
 */
const ring = [
  'duck-rabbit',
  'necker-cube',
  'young-old',
  'schroeder-stairs',
  'fish-tiling',
  'mach-book',
  'rubin-vase',
  'thiery',
] as const;

/** Those whose pictures may show what the other's readings say. */
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
 * of all figures.
 *
 * @throws TopsyturvyError 'bad-parameter' if the figure is not in the ring
 */
export function figureBeside(figure: string, among: readonly string[], way: 1 | -1): string {
  const all: readonly string[] = ring;
  if (!all.includes(figure)) throw unexpected('bad-parameter', 'figure', figure, `one of ${all.join(', ')}`);
  const next = (names: readonly string[]): string | undefined => {
    const from = names.indexOf(figure);
    const others = names.map((_, k) => names[(from + way * (k + 1) + 2 * names.length) % names.length]!);
    return others.find((other) => other !== figure && !areAlike(figure, other));
  };
  return next(all.filter((name) => name === figure || among.includes(name))) ?? next(all)!;
}
