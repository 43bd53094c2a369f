import type { Likeness, Looks } from '../../likeness.js';
import { type Polyomino, squaresApart } from './polyomino.js';

interface FigureLooks extends Looks {
  readonly figure: Polyomino;
}

const looks = ({ figure }: { readonly figure: Polyomino }): FigureLooks => ({
  group: String(figure.length),
  figure,
  distanceTo: (other) => squaresApart(figure, (other as FigureLooks).figure),
});

/** How far the figures of two items are apart. */
export const figureLikeness: Likeness<{ readonly figure: Polyomino }, FigureLooks> = {
  measure: 'squares in which figures of as many squares differ, at least, over their eight turns',
  guard: 0,
  looks,
  short: {
    write: ({ figure }) => figure,
    read: (figure) => looks({ figure: figure as Polyomino }),
    error: 0,
  },
};
