import { quadruples, type Stream } from '../../../core/index.js';

/**
 * The order of luminances by which a repeated pattern seems to drift from black toward dark: black, dark, white, light
 * (Kitaoka & Ashida, VISION 15, 2003, 261–262). The drift is strong where dark has up to 25 % and light 20 to 75 % of the
 * luminance of white (Atala-Gérard & Bach, i-Perception 8(1), 2017); here they have about 10 % and 50 %. Colors as '#rrggbb'.
 */
export type FourLevels = readonly [black: string, dark: string, white: string, light: string];

const sets: readonly FourLevels[] = quadruples(`
  #000000 #2b4fae #ffffff #d8c62a, #000000 #6b2fa0 #ffffff #a8d545, #0a0a0a #a02a3c #ffffff #7fd0d8,
  #000000 #1f6b45 #ffffff #eab0c8, #000000 #5a5a5a #ffffff #b4b4b4, #06121f #7a4a16 #ffffff #9cc4f0
`);

export const chooseLevels = (stream: Stream): FourLevels => stream.choice(sets);

/** The colors of a repetition in the order of drift, or against it. */
export const cell = ([black, dark, white, light]: FourLevels, reversed: boolean): readonly string[] =>
  reversed ? [black, light, white, dark] : [black, dark, white, light];

/** Half of so many repetitions, drawn at random, are reversed: the same colors, and no direction. */
export const scrambled = (count: number, stream: Stream): boolean[] =>
  stream.shuffle(Array.from({ length: count }, (_, i) => i % 2 === 0));

/**
 * How much a row of levels runs in one order rather than the other, 0 to 1: among its steps between neighbors of the
 * cycle black, dark, white, light, those one way less those the other way.
 * @param levels gray levels along the row; @param known those of the four colors
 */
export function orderOf(levels: readonly number[], known: readonly number[]): number {
  const nearest = levels.map((level) => {
    const far = known.map((other) => Math.abs(other - level));
    return far.indexOf(Math.min(...far));
  });
  let [one, other] = [0, 0];
  // A step counts where both sides last: blended pixels between black and white pass through the others' levels.
  for (let i = 2; i + 1 < nearest.length; i++) {
    const [a, b] = [nearest[i - 1], nearest[i]];
    if (a === b || nearest[i - 2] !== a || nearest[i + 1] !== b) continue;
    const step = (b - a + 4) % 4;
    if (step === 1) one++;
    if (step === 3) other++;
  }
  return one + other === 0 ? 0 : Math.abs(one - other) / (one + other);
}
