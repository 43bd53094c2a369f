import {
  badParameter,
  type Json,
  show,
  told,
  wording,
  wrongParameter,
  zod,
  type Zod,
} from '../core/index.js';
import type { ZodType } from 'zod';

/** The members of a family that say which params it takes. */
type ParamsOf<P> = { readonly name: string; params(z: Zod): ZodType<P> };

/**
 * Params with every default filled in.
 * @throws TopsyturvyError 'bad-parameter' naming the param, its value and what would be right
 */
export function readParams<P>(family: ParamsOf<P>, given: Readonly<Record<string, unknown>>): P {
  const result = family.params(zod()).safeParse(given, wording);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const key = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    throw badParameter(`${family.name}`, issue.keys[0], `one of the params ${knobs(family).join(', ')}`);
  const value = issue.path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)?.[step], given);
  throw wrongParameter(
    value === undefined
      ? `Param ${key} of ${family.name} is missing`
      : `Param ${key} of ${family.name} cannot be ${show(value)}: ${told(issue)}`,
    value,
    told(issue),
  );
}

/** The names of a family's params. */
export const knobs = (family: ParamsOf<unknown>): string[] => Object.keys(paramProperties(family));

/** A family's params as JSON Schema, by name: description, default, range. */
export const paramProperties = (family: ParamsOf<unknown>): Record<string, ParamProperty> =>
  (inputSchema(family).properties ?? {}) as Record<string, ParamProperty>;

/** The params that must be given. Others have a default, in their schema or in their description. */
export const requiredParams = (family: ParamsOf<unknown>): readonly string[] =>
  inputSchema(family).required ?? [];

const inputSchema = (family: ParamsOf<unknown>) =>
  zod().toJSONSchema(family.params(zod()), { io: 'input', unrepresentable: 'any' });

/** The fields of a param's JSON Schema that this program reads. */
export interface ParamProperty {
  readonly type?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly ParamProperty[];
  readonly items?: { readonly enum?: readonly Json[] } | boolean;
}
