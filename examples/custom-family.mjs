// A family of one's own: rows of bars, and the order in which they stand in the mirror.
import { generate, plan } from 'topsyturvy';
import { shapes, Surface, turn } from 'topsyturvy/draw';
import { checkPictureLaw, defineFamily, verdict } from 'topsyturvy/families';

const bars = 6;
const unit = 20; // pixels: a bar of height h is h units high and one wide
const width = (2 * bars + 1) * unit;

export const mirroredBars = defineFamily({
  name: 'bars/mirrored',
  version: 1,
  summary: 'Bars of different heights, before and after a mirroring.',
  params: (z) => z.strictObject({ ink: z.int().min(0).max(200).default(40).describe('Gray level, 0-200.') }),
  views: ['original', 'mirrored'].map((name) => ({ name, moved: name === 'mirrored', part: 'whole' })),

  // x, T, y: a list of heights from the left, a mirroring, the heights as a string.
  propose: ({ params: { ink }, stream }) => ({
    state: { ink, heights: stream('heights').shuffle([1, 2, 3, 4, 5, 6]) },
    transform: { turn: 'mirror' },
  }),
  label: ({ heights }) => heights.join(''),
  act: (_, x) => ({ ...x, heights: x.heights.toReversed() }),
  rho: (_, y) => Array.from(y).reverse().join(''), // knows the label only
  inverse: (t) => t,

  draw({ heights, ink }) {
    const picture = new Surface(width, (bars + 1) * unit, 1);
    heights.forEach((h, i) =>
      picture.fill(shapes.rect((2 * i + 1) * unit, (bars + 1 - h) * unit, unit, h * unit), ink),
    );
    return picture.raster;
  },
  warp: (t, picture, part) => turn(picture(part), t.turn),
  // The evidence comes from the pixels: each bar's height is counted along its middle.
  judge({ label, moved }, picture) {
    const read = ['original', 'mirrored'].map((view) => measure(picture(view)));
    return verdict(read[0] === label && read[1] === moved, 'other-heights', { read });
  },
  ask({ label, moved }) {
    const direct = 'How high are the bars, from left to right? Reply with six digits, 1 for the lowest bar.';
    const predict = `Imagine the picture mirrored left to right. ${direct}`;
    const scoring = { kind: 'string', caseSensitive: true };
    const predicted = { ...scoring, asked: 'predicted' };
    const scorer = 'rotated-outcome'; // R_pred, Gap and copy rate, besides the accuracy of each condition
    const about = (view) => ({ variant: 'P0', images: [view], accept: [], scoring, scorer });
    return [
      { condition: 'I_orig.Q_d', ...about('original'), prompt: direct, answer: label },
      { condition: 'I_rot.Q_d', ...about('mirrored'), prompt: direct, answer: moved },
      {
        condition: 'I_orig.Q_p',
        ...about('original'),
        prompt: predict,
        answer: moved,
        copy: label,
        scoring: predicted,
      },
    ];
  },
});

function measure({ data }) {
  const inked = (x) => data.filter((value, i) => i % width === x && value < 255).length;
  return Array.from({ length: bars }, (_, i) => inked((2 * i + 1.5) * unit) / unit).join('');
}

for await (const item of generate(
  await plan('bars/mirrored', { seed: 1, count: 3, families: [mirroredBars] }),
)) {
  // The label law is checked whenever an item is made, the picture law by `verify`; each throws if it is broken.
  checkPictureLaw(mirroredBars, item);
  const { read } = item.certificate;
  console.log(`${item.id}: ${read.join(' in the mirror reads ')}`);
}
