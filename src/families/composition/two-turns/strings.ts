import { balancedRuns, type Stream, type StreamPath } from '../../../core/index.js';
import type { Turn } from '../../../draw/turn.js';
import { type AskedTurn, turnReading } from '../../text/state.js';

/** The letters: each of the turns makes another of them, so that every string has four readings. */
export const characters = ['b', 'd', 'p', 'q'] as const;

/** What is done to a picture; a quarter turn would lay letters on their sides. */
export const stringTurns = ['half', 'mirror', 'flip'] as const satisfies readonly AskedTurn[];
export type StringTurn = (typeof stringTurns)[number];

/** The products of two of them: the four-group. */
export const products = ['none', ...stringTurns] as const satisfies readonly Turn[];
export type Product = (typeof products)[number];

/** How a character reads after each turn. */
export const reads: Readonly<Record<StringTurn, Readonly<Record<string, string>>>> = {
  half: { b: 'q', d: 'p', p: 'd', q: 'b' },
  mirror: { b: 'd', d: 'b', p: 'q', q: 'p' },
  flip: { b: 'p', d: 'q', p: 'b', q: 'd' },
};

/** A string after a turn, read from left to right. */
export const readingAfter = (turn: Product, text: string): string =>
  turn === 'none' ? text : turnReading({ turn, reads: reads[turn] }, { text, along: 'row' }).text;

/** The four readings of a string, in the order of {@link products}. */
export const readingsOf = (text: string): string[] => products.map((turn) => readingAfter(turn, text));

const hasFour = (text: string): boolean => new Set(readingsOf(text)).size === products.length;

/** The greatest length at which all strings are dealt in turn: 4,096 less those with fewer readings. */
const listed = 6;

/** Strings with four different readings: short ones each once before any comes again, longer ones at random. */
export function dealStrings(length: number, path: StreamPath): (index: number, stream: Stream) => string {
  if (length <= listed) {
    let texts = [''];
    for (let i = 0; i < length; i++) texts = texts.flatMap((text) => characters.map((char) => text + char));
    const all = texts.filter(hasFour);
    const order = balancedRuns(all.length, [...path, 'strings']);
    return (index) => all[order(index)];
  }
  return (_, stream) => {
    for (;;) {
      const text = Array.from({ length }, () => stream.choice(characters)).join('');
      if (hasFour(text)) return text;
    }
  };
}

/** How many such strings there are. */
export function countStrings(length: number): number {
  // A string that is its own mirror image or half turn is fixed by its first half; none is both, and none of odd length is either.
  const power = (n: number): number =>
    Array.from({ length: n }).reduce<number>((all) => all * characters.length, 1);
  return power(length) - (length % 2 === 0 ? 2 * power(length / 2) : 0);
}
