import { finerTurns, largerFigures } from '../difficulty.js';
import { choosePalette } from '../../../content/drawings/parts/palette.js';
import { balancedRuns, cosDegrees, sinDegrees, type Zod } from '../../../core/index.js';
import { composeTurns, inverseTurn, turn, type Turn, turns } from '../../../draw/turn.js';
import { defineFamily, factsOf, verdict, whole, type ParamsOf, type View } from '../../making.js';
import type { CandidateView, Letter } from '../../choice.js';
import { candidateViews, letters, pictureOptions, inserted, choiceFamily, shifted } from '../../choice.js';
import { drawFigure, type FigureLook } from '../figures/draw.js';
import { figureLikeness } from '../figures/likeness.js';
import { growPolyomino, rotatedForm, rotations, turnPolyomino } from '../figures/polyomino.js';
import { readFigure } from '../figures/read-figure.js';
import { oddOneOutWords } from '../words.js';
import { createRaster, type Raster } from '../../../draw/raster.js';

const params = (z: Zod) =>
  z.strictObject({
    cells: whole(z, 5, 10, 6).describe('Squares of a figure, 5 to 10.'),
    angleStep: z
      .union([z.literal(90), z.literal(45), z.literal(30), z.literal(15)])
      .default(90)
      .describe('The figures are turned by different multiples of this angle: 90, 45, 30 or 15 degrees.'),
    size: whole(z, 96, 2048, 256).describe('Side of each picture, 96 to 2048 pixels.'),
  });

type Params = ParamsOf<typeof params>;

/** A figure in a picture. */
type Panel = {
  /** The clockwise rotation in degrees, after mirroring. */
  readonly degrees: number;
  readonly mirrored: boolean;
};
/** Four pictures of a figure in the order of their letters; `turn` is done to each of them. */
type State = FigureLook & { readonly panels: readonly Panel[]; readonly turn: Turn };

/** Turns all pictures, and moves each `shift` letters on, D to A. */
type Transform = { readonly turn: Turn; readonly shift: number };

/** The designs that are dealt evenly over the items of a set. */
type Assets = { placeOf(index: number): number; oddOf(index: number): number };

interface Evidence {
  /** The pictures whose squares, read from the pixels, are no rotation of the others'. */
  readonly odd: readonly string[];
}

const prompt =
  'The four images are A, B, C and D, in this order. Three of them show the same flat figure, rotated; the fourth shows its mirror image, which no rotation in the plane makes of it. Which image is the mirror image? Answer with A, B, C, or D.';

/** Four figures, of which one is the mirror twin of the others. */
export const oddOneOut = defineFamily<Params, State, Transform, Letter, Assets, undefined, Evidence>({
  ...factsOf('composition/odd-one-out'),
  words: oddOneOutWords,
  difficulty: { turns: finerTurns, cells: largerFigures },
  params,
  views: candidateViews.map((name): View => ({ name, moved: false, part: name })),
  likeness: figureLikeness,

  open: ({ path }) => ({
    placeOf: balancedRuns(letters.length, [...path, 'places']),
    oddOf: balancedRuns(2, [...path, 'twins']),
  }),

  propose({ params: { cells, angleStep, size }, assets, index, stream }) {
    const angles = stream('angles').shuffle(Array.from({ length: 360 / angleStep }, (_, i) => i * angleStep));
    const mirrored = assets.oddOf(index) === 1;
    const others = [1, 2, 3].map((i): Panel => ({ degrees: angles[i], mirrored: !mirrored }));
    const motion = stream('motion');
    return {
      state: {
        figure: growPolyomino(stream('figure'), cells),
        palette: choosePalette(stream('palette')),
        panels: inserted({ degrees: angles[0], mirrored }, others, assets.placeOf(index)),
        size,
        turn: 'none',
      },
      transform: {
        shift: motion.below(letters.length),
        turn: motion.choice(turns.filter((by) => by !== 'none')),
      },
    };
  },
  label({ panels }) {
    const mirrored = panels.filter((panel) => panel.mirrored).length;
    return letters[panels.findIndex((panel) => panel.mirrored === (mirrored === 1))];
  },
  act: ({ shift, turn: by }, x) => ({
    ...x,
    panels: shifted(x.panels, shift),
    turn: composeTurns(x.turn, by),
  }),
  rho: choiceFamily.rho,
  inverse: ({ shift, turn: by }) => ({
    shift: (letters.length - shift) % letters.length,
    turn: inverseTurn(by),
  }),

  draw(x, part) {
    const { degrees, mirrored } = x.panels[candidateViews.indexOf(part as CandidateView)];
    // Mirrored and turned by quarters as pixels, so that the four pictures differ in nothing else.
    const before = mirrored ? 360 - degrees : degrees;
    const picture = turn(drawFigure(x, before % 90), rotations[Math.floor(before / 90) % 4]);
    return turn(mirrored ? turn(picture, 'mirror') : picture, x.turn);
  },
  warp({ shift, turn: by }, picture, part) {
    const from = shifted(candidateViews, shift)[candidateViews.indexOf(part as CandidateView)];
    return turn(picture(from), by);
  },
  viewLabel: (letter, part) => (part === letter.toLowerCase() ? 'odd' : 'same'),

  judge({ state: { figure, palette, panels }, label }, picture) {
    const forms = candidateViews.map((view, i) => {
      const upright = straightened(picture(view), panels[i].degrees);
      const squares = readFigure(upright, palette.paper, figure.length);
      return squares && { own: rotatedForm(squares), twin: rotatedForm(turnPolyomino(squares, 'mirror')) };
    });
    const known = forms.every((form) => form !== undefined);
    const odd = letters.filter((_, i) =>
      forms.every((form, other) => other === i || (form && form.own !== forms[i]?.own)),
    );
    const twins = odd.every((letter) => {
      const form = forms[letters.indexOf(letter)];
      return forms.every((other) => other === form || other?.own === form?.twin);
    });
    return verdict(known && twins && odd.length === 1 && odd[0] === label, 'other-figure', { odd });
  },
  ask: ({ params: { angleStep }, state: { figure }, label }) => [
    {
      condition: 'odd',
      variant: 'choice',
      images: [...candidateViews],
      prompt,
      options: pictureOptions(0),
      answer: label,
      accept: [],
      scoring: { kind: 'letter' },
      groups: { angleStep: String(angleStep), cells: String(figure.length) },
    },
  ],
});

/** A picture turned back about its middle, each pixel the nearest one; what comes from outside is as its first pixel. @param degrees clockwise */
function straightened(picture: Raster, degrees: number): Raster {
  const { width, height, channels, data } = picture;
  const out = createRaster(width, height, channels);
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += channels) {
      const [u, v] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const column = Math.floor(width / 2 + cos * u - sin * v);
      const row = Math.floor(height / 2 + sin * u + cos * v);
      const inside = column >= 0 && row >= 0 && column < width && row < height;
      const from = inside ? (row * width + column) * channels : 0;
      for (let c = 0; c < channels; c++) out.data[to + c] = data[from + c];
    }
  return out;
}
