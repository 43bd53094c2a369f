import { behind, below, layer, near, not, on, type Layer, type Share } from '../coat/layers.js';
import { crestMane, quadruped, stripes, type Palette, type Quadruped } from '../making.js';
import { zebra } from './zebra.js';

const { species } = zebra;

/** Below the belly, which stays white in zebras of narrow stripes. @param half its height */
const underside = (half: number): Share => near([0, 0.47, -0.06], [0.2, half, 0.4]);

/** The region where broad stripes sweep back over the haunches. */
const haunches = behind(-0.27, 0.004);

const flanks = (period: number, legs: number, share: number, seed: number): Share =>
  stripes({
    period,
    legs: [
      { z: 0.28, top: 0.56, period: legs },
      { z: -0.5, top: 0.57, period: legs },
    ],
    lean: 0.06,
    share,
    waver: 0.13,
    seed,
  });

/** The plains zebra of the south: broad stripes with brown shadows between them, which fade from the legs. */
export const shadowStripedZebra: Quadruped = quadruped({
  ...species,
  palettes: [
    {
      main: '#efe6d4',
      dark: '#221b17',
      mane: '#2c2421',
      muzzle: '#2c2420',
      tuft: '#241d19',
      ear: '#dcd2be',
      shadow: '#a98a63',
    },
  ],
  coat: ({ dark, shadow }, seed) => {
    const wide = { period: 0.15, legs: [], lean: -0.24, waver: 0.18, seed } as const;
    const striped = not(below(0.36, 0.05));
    return [
      layer(shadow, not(stripes({ ...wide, share: 0.78 })), behind(-0.02, 0.05), not(below(0.56, 0.06))),
      layer(dark, stripes({ ...wide, share: 0.46 }), striped, not(underside(0.12))),
      layer(dark, below(0.1, 0.02)),
    ];
  },
});

/** Grévy's zebra: the largest, with large round ears, narrow stripes everywhere and a white belly. */
export const grevysZebra: Quadruped = quadruped({
  ...species,
  height: [1.4, 1.55],
  neck: { ...species.neck, head: [1.24, 0.6], radius: [0.16, 0.095] },
  head: {
    ...species.head,
    size: 0.45,
    ear: { ...species.head.ear, length: 0.46, width: 0.24, lean: [20, -2], shape: 'round' },
  },
  extras: [crestMane([0.2, 0.12], 0.05)],
  palettes: [
    { main: '#f3f1ec', dark: '#1b1817', mane: '#252120', muzzle: '#4a423e', tuft: '#1b1817', ear: '#ebe6dc' },
  ],
  coat: ({ dark }, seed) => [
    layer(dark, flanks(0.078, 0.9, 0.48, seed), not(underside(0.16))),
    layer(dark, below(0.1, 0.02)),
  ],
});

/** The mountain zebra: narrow stripes on neck and flanks, very broad ones across the haunches, a fold of skin at the throat. */
export const mountainZebra: Quadruped = quadruped({
  ...species,
  height: [1.18, 1.32],
  head: { ...species.head, ear: { ...species.head.ear, length: 0.46 } },
  palettes: [
    { main: '#f2ece1', dark: '#171413', mane: '#211d1b', muzzle: '#6b4a34', tuft: '#171413', ear: '#e2dbcd' },
  ],
  coat: ({ dark }: Palette, seed): Layer[] => [
    layer(dark, flanks(0.086, 1, 0.52, seed), not(haunches), not(underside(0.17))),
    layer(dark, flanks(0.17, 0.5, 0.56, seed), haunches, on('trunk', 'rear leg')),
    layer(dark, below(0.1, 0.02)),
  ],
});

/** Kinds of zebras, the plains zebra of the north first. */
export const zebras: readonly [Quadruped, ...Quadruped[]] = [
  zebra,
  grevysZebra,
  mountainZebra,
  shadowStripedZebra,
];
