import { badParameter, type Json, TopsyturvyError, wrongParameter } from '../../core/index.js';
import type { ParamProperty } from '../../families/params.js';
import { sidesOf, type Sides, type Size } from '../../families/param-schemas.js';

/** 'NxN' is N: families that make square pictures only take a number. */
export const squareAsNumber = (size: Json): Json =>
  typeof size === 'string' && /^(\d+)x\1$/.test(size) ? Number.parseInt(size) : size;

/**
 * Refuses a size that some families of a set do not take: all of them at once, and with what fits every one. A size of one family alone is
 * left to its own check.
 * @param properties family → its param, of all that the size is given to
 */
export function checkSize(properties: ReadonlyMap<string, ParamProperty>, key: string, size: Json): void {
  const isForm = typeof size === 'string' && /^\d+x\d+$/.test(size);
  if (isForm) {
    const square = [...properties].filter(([, { type }]) => type === 'integer').map(([family]) => family);
    if (square.length > 0) throw notSquare(square, key, size, properties.size > 1);
  } else if (typeof size === 'object' || !Number.isInteger(Number(size))) return; // each family says what is right; an object may be no number
  if (properties.size < 2) return;
  const sides = sidesOf(isForm ? (size as Size) : Number(size));
  const ranges = [...properties].map(([family, property]) => ({ family, ...rangeOf(property) }));
  const refusing = ranges.filter((range) => !fits(sides, range));
  if (refusing.length === 0) return;
  const least = Math.max(...ranges.map(({ minimum }) => minimum));
  const most = Math.min(...ranges.map(({ maximum }) => maximum));
  const all = refusing.map(({ family, minimum, maximum }) => `${family} (${minimum} to ${maximum} pixels)`);
  const instead =
    least <= most
      ? `${least} is the least that fits every part, ${most} the most`
      : 'no size fits every part';
  throw wrongParameter(
    `The size ${String(size)} does not fit ${all.join(', ')}; ${instead}; a size of one part is given as part.size`,
    size,
    `${least} to ${most}`,
  );
}

type Range = { readonly minimum: number; readonly maximum: number };

/** The sides that a param allows: a number's, also where a form is another choice. */
function rangeOf({ minimum, maximum, anyOf = [] }: ParamProperty): Range {
  const number = anyOf.find(({ type }) => type === 'integer');
  return { minimum: minimum ?? number?.minimum ?? 1, maximum: maximum ?? number?.maximum ?? Infinity };
}

const fits = ({ width, height }: Sides, { minimum, maximum }: Range): boolean =>
  Math.min(width, height) >= minimum && Math.max(width, height) <= maximum;

function notSquare(families: readonly string[], key: string, size: Json, more: boolean): TopsyturvyError {
  const elsewhere = more ? ' (a size of one part is given as part.size)' : '';
  const expected = `one whole number of pixels, not WIDTHxHEIGHT${elsewhere},`;
  return badParameter(`${key} of ${families.join(', ')}`, size, expected);
}
