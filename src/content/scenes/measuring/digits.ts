import { charactersOf, type Line } from './characters.js';
import type { Component } from '../../../draw/components.js';
import { holes } from './holes.js';

/** Digits found in a picture, from left to right; see Scene.measure for the margin. */
export interface Digits {
  readonly reading: string;
  readonly margin: number;
}

/**
 * Reads 0 1 6 8 9 by their holes: none in a 1, two in an 8; the one hole of a 0, 6 or 9 is in the middle, low or high.
 *
 * @param marks 1 where a pixel has the digits' color
 */
export function readDigits(marks: Uint8Array, width: number, line: Line): Digits {
  const digits = charactersOf(marks, width, line).map((found) =>
    readDigit(found, holes(marks, width, found)),
  );
  return {
    reading: digits.map(({ reading }) => reading).join(''),
    margin: digits.length > 0 ? Math.min(1, ...digits.map(({ margin }) => margin)) : 0,
  };
}

/** Where the one hole of a 6 or 9 begins to be off the middle, in heights. */
const off = 0.1;

function readDigit({ top, bottom }: Component, inside: readonly Component[]): Digits {
  if (inside.length === 0) return { reading: '1', margin: 1 };
  if (inside.length > 1)
    return { reading: inside.length === 2 ? '8' : '?', margin: inside.length === 2 ? 1 : 0 };
  const height = bottom + 1 - top;
  const low = (inside[0]!.y + 0.5) / height - 0.5;
  const margin = Math.min(1, Math.abs(Math.abs(low) - off) / off);
  return { reading: Math.abs(low) < off ? '0' : low > 0 ? '6' : '9', margin };
}
