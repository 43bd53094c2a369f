/** A family of a user's: a row of bars, light and dark, that a half turn reverses. It needs nothing from the library. */
export const bars = {
  name: 'user/bars',
  version: 1,
  summary: 'Bars whose order a half turn reverses.',
  params: (z) => z.strictObject({ bars: z.int().min(2).max(16).default(8).describe('Bars, 2 to 16.') }),
  propose: ({ params, stream }) => {
    const draw = stream('bars');
    return {
      state: { bars: Array.from({ length: params.bars }, () => draw.below(2)) },
      transform: 'half turn',
    };
  },
  label: ({ bars }) => bars.join(''),
  act: (_, { bars }) => ({ bars: [...bars].reverse() }),
  rho: (_, label) => [...label].reverse().join(''),
  inverse: (t) => t,
  draw({ bars }) {
    const [width, height] = [8 * bars.length, 16];
    const data = new Uint8Array(width * height);
    for (let i = 0; i < data.length; i++) data[i] = bars[Math.floor((i % width) / 8)] === 1 ? 0 : 255;
    return { width, height, channels: 1, data };
  },
  judge: () => ({ holds: true }),
  ask: ({ label, moved }) => [
    {
      condition: 'I_orig.Q_p',
      variant: 'P0',
      images: ['original'],
      prompt: 'Which bars are dark after a half turn? Reply with 0 and 1.',
      answer: moved,
      copy: label,
      accept: [],
      scoring: { kind: 'string', caseSensitive: false, asked: 'predicted' },
      scorer: 'rotated-outcome',
    },
  ],
};
