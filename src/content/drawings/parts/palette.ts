import { type Stream, words } from '../../../core/index.js';
import { dealt } from '../../roster.js';

/** Five colors that go together, as '#rrggbb'. Told apart by lightness too, so that no color vision is needed. */
export type Palette = {
  /** The color of the ground. */
  readonly paper: string;
  /** Near the ground, for patterns behind the figure. */
  readonly tint: string;
  /** The strongest contrast to the ground: lines and writing. */
  readonly ink: string;
  /** The figure's own color; stands out from paper and tint. */
  readonly main: string;
  /** A second color for the figure; stands out from `main`. */
  readonly accent: string;
};

const palette = (text: string): Palette => {
  const [paper, tint, ink, main, accent] = text.split(' ').map((hex) => `#${hex}`);
  return { paper, tint, ink, main, accent } as Palette;
};

/** Palettes on light ground: paper, tint, ink, main, accent. Their hues come from Okabe–Ito and Paul Tol's schemes. */
export const everyLightPalette: readonly Palette[] = words(`
  f7f4ec ebe4d4 1f2430 0072b2 f0b429, e9f0e6 d6e3d1 1d2a22 117733 e6cf6a,
  fdeee0 f7dcc2 3a1f14 c4500a 8ccbea, e8eef4 d5e0eb 16202c 332288 e2b33c,
  f1eaf5 e3d6ea 2a1a30 882255 8fd0ee, fff7d6 faeab0 2b2620 004488 e8a0a6,
  ffffff eeeeee 111111 c1272d f2c14e, e3f4f4 cbe7e8 0f2a30 00717d f2a65a,
  fbe9ec f5d3da 34141d aa3377 d9c94e, f0e6d2 e2d3b4 2e2418 6f4e37 7cc4b5,
  e6e6e6 d6d6d6 222222 00689d f4b266, eef3fb dce6f6 1b2238 4059ad f4b942
`).map(palette);

/** Palettes on dark ground, in the same order of roles. */
export const everyDarkPalette: readonly Palette[] = words(`
  17203a 202c4f f4f1e6 f4b942 4a90c4, 14352a 1c4637 f3f0dc f0c808 c8643c,
  33203f 432b53 f7ecf5 ffb5a7 5f9fbd, 29323c 36424f f2f4f5 ff9f1c 1f8f86,
  4a1524 5c1d2f fbeee0 f2c14e 4b9a93, 0f2f3a 163e4c eef6f4 7fd1ae c9665a
`).map(palette);

/** Those on the rosters, which know a palette by its paper. */
export const lightPalettes = dealt('light-palettes', everyLightPalette, ({ paper }) => paper);
export const darkPalettes = dealt('dark-palettes', everyDarkPalette, ({ paper }) => paper);

/** Any palette; dark grounds come one time in four. */
export function choosePalette(stream: Stream): Palette {
  return stream.choice(stream.below(4) === 0 ? darkPalettes : lightPalettes);
}
