import type { z, core, ZodType } from 'zod';
import { nodeIfAny, requirePackage } from './node.js';
import { printable } from './printable.js';
import { TopsyturvyError, type ErrorCode } from './errors.js';

/** zod's builder, handed to families so that they need not import it. */
export type Zod = typeof z;

let loaded: Zod | undefined;

/** zod, loaded at first use: it takes longer to load than the rest of the library (50 ms and more). */
export function zod(): Zod {
  loaded ??= (requirePackage('zod') as { z: Zod }).z;
  return loaded;
}

/** Makes {@link zod} work in a browser too, where nothing can be loaded at once. */
export async function loadZod(): Promise<void> {
  if (!nodeIfAny.module) loaded ??= (await import('zod')).z;
}

/** Messages for `safeParse`, in place of those of zod's that would not help a user. Undefined keeps zod's. */
export const wording: core.ParseContext<core.$ZodIssue> = {
  error(issue) {
    const { code, input } = issue;
    if (input === undefined && code === 'invalid_type') return missing;
    if (typeof input === 'number' && !Number.isFinite(input)) return 'expected a finite number';
    return code === 'invalid_union' ? ofNoForm(issue.errors) : undefined;
  },
};

/**
 * What would be right where a value may be of several forms and is of none: of those that fit best, that is furthest in.
 * @param forms what is wrong with the value in each
 */
function ofNoForm(forms: core.$ZodIssueInvalidUnion['errors']): string | undefined {
  const first = forms.flatMap(([issue]) => issue ?? []);
  const depth = Math.max(...first.map(({ path }) => path.length));
  const best = first.filter(({ path }) => path.length === depth);
  const wanted = new Set(best.map((issue) => told(issue).replace(/, received .*$/, '')));
  if (wanted.size === 0) return undefined;
  const place = depth > 0 ? ` at ${best[0].path.join('.')}` : '';
  const what = [...wanted].map((one, i) => (i === 0 ? one : one.replace(/^expected /, ''))).slice(0, 8);
  return `${what.join(' or ').replace('record', 'object')}${place}`;
}

/** What is wrong, without zod's name for its kind ("Invalid input: "). */
export const told = ({ message }: Pick<core.$ZodIssue, 'message'>): string =>
  message.replace(/^Invalid \w+: /, '');

/** What is wrong with a value that is not there. */
export const missing = 'it is missing';

/** The value that was given where one of a list of words should be, which zod does not say. */
function received({ code, path }: core.$ZodIssue, value: unknown): string {
  if (code !== 'invalid_value') return '';
  const found = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], value);
  return `, received ${printable(JSON.stringify(found) ?? 'nothing').slice(0, 60)}`;
}

/**
 * A value checked against a schema, with its defaults.
 * @param what how the error names the value
 * @throws TopsyturvyError naming the first field that is wrong
 */
export function checkForm<T>(schema: ZodType<T>, value: unknown, what: string, code: ErrorCode): T {
  let result;
  try {
    result = schema.safeParse(value, wording);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new TopsyturvyError(code, `${what} is nested too deeply`, undefined, undefined, { cause });
  }
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new TopsyturvyError(
    code,
    `${what} is wrong at ${issue.path.join('.') || 'the top'}: ${told(issue)}${received(issue, value)}`,
    value,
  );
}
