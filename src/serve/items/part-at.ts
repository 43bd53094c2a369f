import type { Json } from '../../core/json.js';
import type { AnyFamily, Levels } from '../../families/making.js';
import { paramsAt } from '../../families/difficulty/params-at.js';
import type { StreamPart } from './stream-part.js';

type Params = Readonly<Record<string, Json>>;

/**
 * A part with other params and, if one is given, another difficulty. Params that were given take precedence over what the difficulty
 * sets: the client's, then the server's own.
 * @throws TopsyturvyError 'bad-parameter' if the family has no such axes
 */
export function partAt(
  part: StreamPart,
  family: AnyFamily,
  { params = {}, levels }: { readonly params?: Params | undefined; readonly levels: Levels | undefined },
): StreamPart {
  const only = part.spec.parts[0];
  if (levels === undefined) return withPart(part, { ...only, params: { ...only.params, ...params } });
  const given = { ...ownParams(only, family), ...params };
  const all = { ...given, ...paramsAt(family, levels, given) };
  return withPart(part, { ...only, params: all, difficulty: levels });
}

/** The params of a part without those that its own difficulty set. */
function ownParams({ params, difficulty }: StreamPart['spec']['parts'][number], family: AnyFamily): Params {
  if (difficulty === undefined) return params;
  const set = paramsAt(family, difficulty, {});
  return Object.fromEntries(
    Object.entries(params).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(set[name])),
  );
}

const withPart = (part: StreamPart, only: StreamPart['spec']['parts'][number]): StreamPart => ({
  ...part,
  spec: { ...part.spec, parts: [only] },
});
