import { checkForm, type ErrorCode, type Json, TopsyturvyError, zod, type Zod } from '../../core/index.js';
import type { Levels } from '../../families/difficulty/difficulty.js';

export const presets = ['strict', 'paper'] as const;
/** `strict` corrects defects of a paper's design; `paper` follows its wording, counts and options. */
export type Preset = (typeof presets)[number];

/** A run of items of one family with one set of params. */
export interface SpecPart {
  /** Unique in the spec. Lower-case letters, digits and dashes. */
  readonly name: string;
  readonly family: string;
  readonly count: number;
  /** What differs from the family's defaults. */
  readonly params: Readonly<Record<string, Json>>;
  /** How hard its items are, where that was asked for: the params say what it came to. */
  readonly difficulty?: Levels;
}

/** What to make. With a seed it fixes every byte of a dataset. */
export interface Spec {
  readonly name: string;
  readonly preset: Preset;
  readonly parts: readonly SpecPart[];
  /** Modules that define further families, relative to the spec's folder. */
  readonly modules?: readonly string[];
}

/** Lower-case words with dashes, as names of specs and parts are. */
export const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function specSchema(z: Zod) {
  return z.strictObject({
    name: z.string().regex(slug, 'Expected lower-case words with dashes').max(100),
    preset: z.enum(presets).default('strict'),
    parts: z
      .array(
        z.strictObject({
          name: z.string().regex(slug, 'Expected lower-case words with dashes').max(60),
          family: z.string().min(1).max(100),
          count: z.int().min(1).max(1_000_000_000),
          params: z.record(z.string(), z.json()).default({}),
          difficulty: z
            .union([z.int().min(1).max(10), z.record(z.string().min(1).max(60), z.int().min(1).max(10))])
            .exactOptional(),
        }),
      )
      .min(1)
      .max(1000),
    modules: z.array(z.string().min(1)).max(100).optional(),
  });
}

/**
 * A spec from plain JSON, with its defaults.
 * @param what how errors name it
 * @throws TopsyturvyError with the code, naming the first field that is wrong
 */
export function readSpec(value: unknown, what = 'The spec', code: ErrorCode = 'bad-spec'): Spec {
  const spec = checkForm(specSchema(zod()), value, what, code) as Spec;
  const names = spec.parts.map((part) => part.name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw new TopsyturvyError(code, `${what} has two parts named '${twice}'`, twice, 'different names');
  return spec;
}
