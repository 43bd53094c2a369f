import { badParameter, type Json, wrongParameter } from '../../core/index.js';
import type { AnyFamily, DifficultyAxis, Ladder, Levels } from '../making.js';

type Params = Readonly<Record<string, Json>>;

/**
 * The params that make a family's items as hard as `levels` say, without those that are given, which take precedence.
 * @throws TopsyturvyError 'bad-parameter' if the family has no axes, or none of a name
 */
export function paramsAt(family: AnyFamily, levels: Levels, given: Params): Params {
  const axes = axesOf(family);
  const names = typeof levels === 'number' ? Object.keys(axes) : Object.keys(levels);
  const params: Record<string, Json> = {};
  for (const name of names) {
    if (!Object.hasOwn(axes, name))
      throw badParameter(
        `an axis of difficulty of ${family.name}`,
        name,
        `one of ${Object.keys(axes).join(', ')}`,
      );
    const level = typeof levels === 'number' ? levels : levels[name];
    for (const [param, value] of Object.entries(at(axes[name], level, given)))
      if (!Object.hasOwn(given, param)) params[param] = value;
  }
  return params;
}

/** @throws TopsyturvyError 'bad-parameter' if a family has none */
function axesOf({ name, difficulty }: AnyFamily): Readonly<Record<string, DifficultyAxis<Params>>> {
  if (difficulty) return difficulty;
  throw wrongParameter(`The family ${name} declares no difficulty; set its params instead`, name);
}

function at({ ladders, suits }: DifficultyAxis<Params>, level: number, given: Params): Params {
  if (suits && !suits(given)) return {};
  const steps = Object.entries(ladders) as [string, Ladder][];
  return Object.fromEntries(steps.map(([param, { values }]) => [param, values[level - 1]]));
}
