import { badParameter, type Json, wrongParameter } from '../core/index.js';
import type { SpecPart } from '../dataset/plan/spec.js';
import { readDifficulty, type Share } from '../families/difficulty/levels.js';
import { paramsAt } from '../families/difficulty/params-at.js';
import type { AnyFamily } from '../families/family.js';
import { paramProperties } from '../families/params.js';
import { inProportion } from './share.js';

/** How a part's difficulty is named among its params. */
export const difficultyParam = 'difficulty';

/** A part with one difficulty throughout, and what that set. */
type Piece = { readonly part: SpecPart; readonly set: Readonly<Record<string, Json>> };

/**
 * Parts whose difficulty, if they have any, is put into their params, where none is given of the same name. A range or mixture makes
 * a part of each level, `PART-l3`, with its share of the items. A part about the items of another (`sourcePart`) is divided as that is.
 * @param parts their difficulty is among their params, or beside them
 * @throws TopsyturvyError 'bad-parameter' for no difficulty, an axis that is not there, a family that declares none, or names that
 *   become too long or the same
 */
export function withDifficulty(
  parts: readonly SpecPart[],
  familyOf: (name: string) => AnyFamily,
): readonly SpecPart[] {
  const asked = new Map(parts.map((part) => [part.name, askedOf(part, familyOf(part.family))]));
  if ([...asked.values()].every((one) => one === undefined)) return parts;
  const pieces = new Map<string, readonly Piece[]>();
  for (const part of parts)
    pieces.set(part.name, piecesOf(part, asked.get(part.name), familyOf(part.family)));
  for (const part of parts) {
    const { sourcePart } = part.params;
    if (typeof sourcePart === 'string' && asked.get(sourcePart) !== undefined)
      pieces.set(part.name, following(part, pieces.get(part.name)!, pieces.get(sourcePart)!));
  }
  const all = [...pieces.values()].flat().map(({ part }) => part);
  checkNames(all);
  return all;
}

/** The difficulty asked of a part. A family without axes may have a param of that name, which means something else. */
function askedOf({ params, difficulty }: SpecPart, family: AnyFamily): Json | undefined {
  const given = params[difficultyParam];
  const isOther =
    given !== undefined && !family.difficulty && Object.hasOwn(paramProperties(family), difficultyParam);
  return isOther ? difficulty : (given ?? difficulty);
}

function piecesOf(part: SpecPart, given: Json | undefined, family: AnyFamily): readonly Piece[] {
  if (given === undefined) return [{ part, set: {} }];
  const shares = readDifficulty(given);
  return divided(part, shares)
    .map((piece, at): Piece => {
      const { levels } = shares[at];
      const params = Object.fromEntries(
        Object.entries(part.params).filter(([name]) => name !== difficultyParam),
      );
      const set = paramsAt(family, levels, params);
      return { part: { ...piece, params: { ...params, ...set }, difficulty: levels }, set };
    })
    .filter(({ part }) => part.count > 0);
}

/** A part of each level, named after it, if there are several. */
function divided(part: SpecPart, shares: readonly Share[]): readonly SpecPart[] {
  if (shares.length === 1) return [part];
  const counts = inProportion(
    shares.map(({ share }) => share),
    part.count,
  );
  return shares.map(({ levels }, at) => ({
    ...part,
    name: `${part.name}-l${String(levels)}`,
    count: counts[at],
  }));
}

/** A part about the items of another, with the same pieces: each about the items of one of those. */
function following(part: SpecPart, own: readonly Piece[], source: readonly Piece[]): readonly Piece[] {
  const counts = inProportion(
    source.map((piece) => piece.part.count),
    part.count,
  );
  return source
    .map((piece, at): Piece => {
      const mine =
        own.length === 1 ? own[0] : own.find((one) => one.part.difficulty === piece.part.difficulty);
      if (!mine)
        throw badParameter(
          `difficulty of ${part.name}`,
          own.map((one) => one.part.difficulty!),
          `that of ${String(part.params.sourcePart)}`,
        );
      const { sourceParams, sourceCount } = mine.part.params;
      const params: Record<string, Json> = {
        ...mine.part.params,
        sourcePart: piece.part.name,
        sourceParams: { ...(sourceParams as Readonly<Record<string, Json>> | undefined), ...piece.set },
        ...(typeof sourceCount === 'number' && {
          sourceCount: Math.max(2, Math.min(sourceCount, piece.part.count)),
        }),
      };
      const name = source.length === 1 ? part.name : `${part.name}-l${String(piece.part.difficulty)}`;
      return { part: { ...mine.part, name, count: counts[at], params }, set: mine.set };
    })
    .filter((piece) => piece.part.count > 0);
}

/** The most characters of a part's name. */
const longestName = 60;

function checkNames(parts: readonly SpecPart[]): void {
  const names = parts.map(({ name }) => name);
  const wrong = names.find((name, at) => name.length > longestName || names.indexOf(name) < at);
  if (wrong === undefined) return;
  const message = `The levels of a difficulty make parts of their own, but '${wrong}' is longer than ${longestName} characters or the name of another part`;
  throw wrongParameter(message, wrong, 'other names of parts');
}
