import type { ZodType } from 'zod';
import { badParameter, balancedRuns, show, TopsyturvyError, wrongParameter } from '../../core/index.js';
import { markExtension } from '../../core/extension.js';
import type { Stream, StreamPath } from '../../core/stream.js';
import { told, type Zod, wording, zod } from '../../core/zod.js';
import { checkSteps, type RotationStep } from './steps.js';

/**
 * A kind of rotation: how a sequence of turns is drawn at random. The user's families are equal to those shipped.
 * @example
 * const headlong = defineRotationFamily({
 *   name: 'headlong',
 *   summary: 'Forward by a quarter or a half, never sideways.',
 *   params: (z) => z.strictObject({ most: z.literal([90, 180]).default(180).describe('Degrees.') }),
 *   sample: (stream, { most }) => [{ axis: 'horizontal', degrees: 90 * stream.integer(1, most / 90) }],
 * });
 */
export interface RotationFamily<P> {
  /** The name, e.g. 'single-axis'. */
  readonly name: string;
  /** A sentence for lists. */
  readonly summary: string;
  /** The schema of every knob, with description (unit, range) and default. */
  params(z: Zod): ZodType<P>;
  /** A sequence about fixed axes. It may depend on nothing but the stream and the params. */
  sample(stream: Stream, params: P): RotationStep[];
  /** All its sequences, where they are few: a set then shows each equally often. Absent: they are drawn at random. */
  every?(params: P): readonly RotationStep[][];
}

/** The kind by which modules and registries tell rotation families from other extensions. */
export const rotationKind = 'rotation';

/** A rotation family with its type forgotten, as lists hold it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the type meets again only inside the family
export type AnyRotationFamily = RotationFamily<any>;

/**
 * Checks the form of a rotation family and returns it.
 * @throws TopsyturvyError 'bad-parameter' if the name, summary or methods are not of a family's form
 */
export function defineRotationFamily<P>(family: RotationFamily<P>): RotationFamily<P> {
  if (typeof family.name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(family.name))
    throw badParameter('rotation family name', family.name, "a name such as 'single-axis'");
  if (typeof family.summary !== 'string')
    throw badParameter(`${family.name}.summary`, family.summary, 'a sentence');
  for (const method of ['params', 'sample', 'every'] as const) {
    if (method === 'every' && family.every === undefined) continue;
    if (typeof family[method] !== 'function')
      throw badParameter(`${family.name}.${method}`, family[method], 'a function');
  }
  return markExtension(rotationKind, family);
}

/**
 * A family with its params read once, defaults filled in, ready to draw from many streams.
 * @example const draw = rotationSampler(singleAxis, { axis: 'lateral' });
 *          draw(stream) // [{ axis: 'lateral', degrees: 225 }]
 * @throws TopsyturvyError 'bad-parameter' naming the param that is wrong; when drawing, if the family gives no steps
 */
export function rotationSampler<P>(
  family: RotationFamily<P>,
  given: Readonly<Record<string, unknown>> = {},
): (stream: Stream) => RotationStep[] {
  const params = readRotationParams(family, given);
  return (stream) => checkSteps(family.sample(stream, params), `a rotation of '${family.name}'`);
}

/**
 * A family's sequences for the items 0, 1, 2, … of a set: each run of items has all of them in an order of its own, or,
 * where the family does not list them, every item draws one from its stream.
 * @param path of the set's own stream, which orders the runs
 * @throws TopsyturvyError as `rotationSampler`
 */
export function rotationDesign<P>(
  family: RotationFamily<P>,
  given: Readonly<Record<string, unknown>>,
  path: StreamPath,
): (i: number, stream: Stream) => RotationStep[] {
  const draw = rotationSampler(family, given);
  const all = family.every?.(readRotationParams(family, given));
  if (!all) return (_, stream) => draw(stream);
  if (!Array.isArray(all) || all.length === 0)
    throw badParameter(`every() of rotation family '${family.name}'`, all, 'at least one sequence');
  const checked = all.map((steps, at) => checkSteps(steps, `rotation ${at + 1} of '${family.name}'`));
  const order = balancedRuns(checked.length, path);
  return (i) => checked[order(i)];
}

function readRotationParams<P>(family: RotationFamily<P>, given: Readonly<Record<string, unknown>>): P {
  const result = family.params(zod()).safeParse(given, wording);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], given);
  const param = issue.path.length > 0 ? `Param ${issue.path.join('.')}` : 'The params';
  throw wrongParameter(
    `${param} of rotation family '${family.name}' ${value === undefined ? 'is missing' : `cannot be ${show(value)}: ${told(issue)}`}`,
    value,
    told(issue),
  );
}

/**
 * Finds a rotation family by name; of two with one name the later wins, so users may replace shipped ones.
 * @throws TopsyturvyError 'bad-spec' naming those there are
 */
export function findRotationFamily(name: string, families: readonly AnyRotationFamily[]): AnyRotationFamily {
  const found = families.findLast((family) => family.name === name);
  if (found) return found;
  const names = [...new Set(families.map((family) => family.name))].sort();
  throw new TopsyturvyError(
    'bad-spec',
    `There is no rotation family '${name}'; there are ${names.join(', ')}`,
    name,
  );
}
