// Another transform for a shipped family: the strings of text/rotated, with the two halves of the picture exchanged.
import { generate, plan } from 'topsyturvy';
import { sameRaster } from 'topsyturvy/draw';
import { checkLabelLaw, checkPictureLaw, defineFamily, loadFamily, verdict } from 'topsyturvy/families';

const base = await loadFamily('text/rotated');

// What the transform does to a string, and all that rho may use.
const exchange = (text) => text.slice(text.length / 2) + text.slice(0, text.length / 2);

export const exchangedHalves = defineFamily({
  ...base, // params, fonts, layout, label and drawing stay
  name: 'text/exchanged',
  version: 1,
  summary: 'Strings before and after the left and right halves of the picture are exchanged.',
  // Whole halves, and nothing drawn on the paper that stays where it is while the string moves.
  params: (z) =>
    base
      .params(z)
      .refine(
        ({ length, size, background, noise, blur }) =>
          length % 2 === 0 && size % 2 === 0 && background === 'plain' && noise === 0 && blur === 0,
        'Expected an even length and size, a plain background, no noise and no blur',
      ),
  presets: { strict: { length: 4, selfTurned: 'keep' }, paper: { length: 4, selfTurned: 'keep' } },
  views: ['original', 'exchanged'].map((name) => ({ name, moved: name === 'exchanged', part: 'whole' })),

  // The assets of the base, and which of its strings the transform changes ('6969' it does not).
  async open(set) {
    const assets = await base.open(set);
    const indices = Array.from({ length: Math.min(assets.design.size, 10_000) }, (_, i) => i);
    const textAt = (i) => assets.design.at(i).join('');
    return { ...assets, changing: indices.filter((i) => exchange(textAt(i)) !== textAt(i)) };
  },
  size: (_, { changing }) => changing.length,
  propose(item) {
    const { state } = base.propose({ ...item, index: item.assets.changing[item.index] });
    return { state, transform: { exchange: 'halves' } };
  },

  // x: every glyph moves by half the width, around the edge. y: the halves of the string change places.
  act: (_, x) => ({
    ...x,
    glyphs: x.glyphs.map(({ box: [left, ...rest], ...glyph }) => ({
      ...glyph,
      box: [(left + x.size / 2) % x.size, ...rest],
    })),
  }),
  rho: (_, { text, along }) => ({ text: exchange(text), along }),
  inverse: (t) => t,
  warp: (_, picture, part) => exchangePixels(picture(part)),

  // Exchanging the pixels must cut no glyph. The base's judge measures how well turned glyphs read, which no one asks here.
  judge({ state, label, moved }, picture) {
    const middle = state.size / 2;
    const gap = Math.min(...state.glyphs.map(({ box: [x, , w] }) => Math.max(x - middle, middle - x - w)));
    const evidence = { gap, changed: !sameRaster(picture('original'), picture('exchanged')) };
    if (gap < 1) return verdict(false, 'cut-glyph', evidence);
    return verdict(evidence.changed && label.text !== moved.text, 'unchanged', evidence);
  },
  ask({ state, label, moved }) {
    const direct = 'What string do you read in this image? Reply with exactly the string.';
    const predict =
      'If the left and right halves of this image were exchanged, what string would you read? Reply with exactly the string.';
    const scoring = { kind: 'string', caseSensitive: true };
    const about = (view) => ({
      variant: 'P0',
      images: [view],
      accept: [],
      scoring,
      groups: { font: state.font },
    });
    return [
      { condition: 'I_orig.Q_d', ...about('original'), prompt: direct, answer: label.text },
      { condition: 'I_rot.Q_d', ...about('exchanged'), prompt: direct, answer: moved.text },
      {
        condition: 'I_orig.Q_p',
        ...about('original'),
        prompt: predict,
        answer: moved.text,
        copy: label.text,
      },
    ];
  },
});

function exchangePixels(picture) {
  const { width, height, channels } = picture;
  const row = width * channels;
  const data = new Uint8Array(picture.data.length);
  for (let y = 0; y < height; y++) {
    const half = y * row + row / 2;
    data.set(picture.data.subarray(half, (y + 1) * row), y * row);
    data.set(picture.data.subarray(y * row, half), half);
  }
  return { ...picture, data };
}

for await (const item of generate(
  await plan('text/exchanged', { seed: 1, count: 3, families: [exchangedHalves] }),
)) {
  checkLabelLaw(exchangedHalves, item.state, item.transform);
  checkPictureLaw(exchangedHalves, item);
  const [before, after] = item.views.map(({ label }) => label);
  console.log(`${item.id}: ${before} → ${after}, ${item.certificate.gap} pixels clear of the cut`);
}
