import type { Stream } from '../../../core/stream.js';

/** Capitals without vowels, so that strings are no words, and without letters that are mistaken for others. */
export const consonants = 'BCDFGHJKLMNPRSTVXYZ';

/** A text read from its other end. */
export const reversed = (text: string): string => [...text].reverse().join('');

/**
 * Four strings of which each might be on the sign: one, another that differs from it in one letter, and both from their
 * other ends. Undefined where two are the same.
 * @param alphabet two or more characters, all different
 */
export function stringsAbout(
  stream: Stream,
  alphabet: readonly string[],
  length: number,
): readonly string[] | undefined {
  const first = Array.from({ length }, () => stream.choice(alphabet));
  const at = stream.below(length);
  const second = first.with(at, stream.choice(alphabet.filter((char) => char !== first[at])));
  const [one, other] = [first.join(''), second.join('')];
  const four = [one, other, reversed(one), reversed(other)];
  return new Set(four).size === 4 ? four : undefined;
}

/** Pairs of different characters that stand in the same place of two texts that differ in no other. */
export function exchangedIn(texts: readonly string[]): (readonly [string, string])[] {
  return texts.flatMap((one, i) =>
    texts.slice(i + 1).flatMap((other): (readonly [string, string])[] => {
      const places = [...one].map((_, at) => at).filter((at) => one[at] !== other[at]);
      return places.length === 1 ? [[one[places[0]], other[places[0]]]] : [];
    }),
  );
}
