import type { Choice } from './choices.js';

/** A choice whose options stand at other letters, and the prompt that says so. */
export interface RotatedChoice extends Choice {
  readonly prompt: string;
}

/**
 * A choice with its options rotated by 0, 1, 2, …: what stood at A stands at B, and so on. The list of options in the prompt is
 * rewritten.
 *
 * @returns undefined if the prompt names letters but has no such list: then it would contradict the options
 */
export function rotations(prompt: string, { options, answer }: Choice): readonly RotatedChoice[] | undefined {
  const letters = Object.keys(options).sort();
  const texts = letters.map((letter) => options[letter]!);
  const list = listOf(prompt, letters, texts);
  if (!list && namesLetters(prompt, letters)) return undefined;
  return letters.map((_, k) => {
    const turned = letters.map((_, i) => texts[(i - k + texts.length) % texts.length]!);
    return {
      options: Object.fromEntries(letters.map((letter, i) => [letter, turned[i]!])),
      answer: letters[(letters.indexOf(answer) + k) % letters.length]!,
      prompt: list ? list(turned) : prompt,
    };
  });
}

/** Writes the prompt with other texts in its list of options, `A. x; B. y` or one a line; undefined if it has no list. */
function listOf(
  prompt: string,
  letters: readonly string[],
  texts: readonly string[],
): ((texts: readonly string[]) => string) | undefined {
  for (const after of ['. ', ') ', ': ']) {
    let end = prompt.length;
    const gaps: string[] = [];
    for (let i = letters.length - 1; i >= 0; i--) {
      const entry = `${letters[i]}${after}${texts[i]}`;
      const at = prompt.lastIndexOf(entry, end - entry.length);
      if (at < 0) break;
      gaps.unshift(prompt.slice(at + entry.length, end));
      end = at;
    }
    const between = gaps.slice(0, -1);
    if (gaps.length < letters.length || between.some((gap) => !/^[;,.]?\s+(?:or |and )?$/.test(gap)))
      continue;
    const before = prompt.slice(0, end);
    if (/[A-Za-z0-9]$/.test(before) || namesLetters(before + gaps.at(-1)!, letters)) continue;
    return (others) => before + others.map((text, i) => `${letters[i]}${after}${text}${gaps[i]}`).join('');
  }
  return undefined;
}

/** Whether a text speaks of an option by its letter: A alone is as often the article. */
const namesLetters = (text: string, letters: readonly string[]): boolean =>
  letters.slice(1).some((letter) => new RegExp(`(?<![A-Za-z0-9'’])${letter}(?![A-Za-z0-9'’])`).test(text));
