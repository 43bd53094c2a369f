import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Json } from '../core/json.js';
import type { Spec } from '../dataset/plan/spec.js';

interface Settled {
  readonly spec: Spec;
  readonly base: string;
  /** What others need who make the set, one sentence for each path that is recorded otherwise. */
  readonly notes: readonly string[];
}

/**
 * A spec holds no absolute paths, so that it means the same on every machine. Those in its params are recorded relative to the base
 * folder, or, where none was given, to the nearest folder that holds all files of the spec.
 *
 * @param base what the spec's paths are relative to
 * @param given whether the user named it
 */
export function withPortablePaths(spec: Spec, base: string, given: boolean): Settled {
  const params = spec.parts.map((part) => part.params);
  const absolute = [...new Set(params.flatMap((own) => strings(own)))].filter(
    (text) => isAbsolute(text) && existsSync(text),
  );
  if (absolute.length === 0) return { spec, base, notes: [] };
  /** Where a file lies, whatever links lead there; undefined of what names none. */
  const fileAt = (text: string): string | undefined => {
    const path = resolve(base, text);
    const names = absolute.includes(text) || /[./\\]/.test(text);
    return names && existsSync(path) ? realpathSync.native(path) : undefined;
  };
  const modules = spec.modules ?? [];
  const files = [...params.flatMap((own) => strings(own)), ...modules].flatMap((text) => fileAt(text) ?? []);
  const folder = given ? realpathSync.native(base) : holding(files);
  const outside = (file: string): boolean => relative(folder, file).startsWith('..');
  const portable = (text: string): string => {
    const file = fileAt(text);
    return file === undefined || outside(file) ? text : relative(folder, file).split(sep).join('/');
  };
  return {
    spec: {
      ...spec,
      parts: spec.parts.map((part) => ({
        ...part,
        params: renamed(part.params, portable) as typeof part.params,
      })),
      ...(spec.modules && { modules: modules.map(portable) }),
    },
    base: given ? base : folder,
    notes: [...new Set(params.flatMap((own) => strings(own)))]
      .filter((path) => portable(path) !== path)
      .map(
        (path) =>
          `'${path}' is recorded as '${portable(path)}', with its sha256; who makes or verifies the set elsewhere needs that file, and names the folder that holds it with --base (here ${given ? base : folder})`,
      ),
  };
}

/** The nearest folder that holds all of some files. */
function holding(files: readonly string[]): string {
  let folder = dirname(files[0]!);
  while (files.some((file) => !file.startsWith(join(folder, sep)))) folder = dirname(folder);
  return folder;
}

function strings(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

function renamed(value: Json, rename: (text: string) => string): Json {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((one) => renamed(one as Json, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one as Json, rename)]));
}
