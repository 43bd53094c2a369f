/**
 * A family of noise, whose files are as large as pictures come and are soon made: param `side`. Each item is asked about in
 * two conditions, with a picture each.
 */

const views = ['first', 'second'];
const other = { left: 'right', right: 'left' };
export const noise = {
  name: 'user/noise',
  version: 1,
  summary: 'Noise.',
  params: (z) => z.strictObject({ side: z.int().min(8).max(1024).default(8) }),
  views: views.map((name) => ({ name, moved: false, part: name })),
  *propose({ stream, params }) {
    const draw = stream('noise');
    const state = { word: draw.below(1e9), side: params.side, to: draw.choice(['left', 'right']) };
    yield { state, transform: { change: 'sides' } };
  },
  label: ({ to }) => to,
  act: (_, { to, ...state }) => ({ ...state, to: other[to] }),
  rho: (_, to) => other[to],
  inverse: (t) => t,
  draw({ word, side }, part) {
    const data = new Uint8Array(side * side * 3);
    let x = (2 * word + views.indexOf(part)) | 1;
    for (let i = 0; i < data.length; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      data[i] = x;
    }
    return { width: side, height: side, channels: 3, data };
  },
  judge: () => ({ holds: true }),
  ask: ({ label }) =>
    views.map((view) => ({
      condition: view,
      variant: 'P0',
      images: [view],
      prompt: 'Left or right? Answer with one letter.',
      options: { A: 'left', B: 'right' },
      answer: label === 'left' ? 'A' : 'B',
      accept: [],
      scoring: { kind: 'letter' },
    })),
};
