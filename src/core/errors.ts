/** What went wrong, for programs; the message is for people. */
export type ErrorCode =
  | 'bad-parameter' // a value given by the caller is out of range or of the wrong kind
  | 'bad-spec' // a spec, preset or shard that cannot be carried out
  | 'bad-font' // a font file that cannot be read, or lacks a glyph
  | 'bad-picture' // an image file that cannot be read, or has an unusable size
  | 'bad-model' // a 3D model file that cannot be read, or holds what cannot be drawn
  | 'bad-file' // any other input file: missing, malformed, outside its folder
  | 'bad-folder' // an output folder that is in use, foreign, read-only or full
  | 'too-many' // more items asked for than exist
  | 'broken-law' // an item contradicts itself: a bug in its family
  | 'broken-family' // a function of a family threw an error of its own
  | 'broken-scorer' // a function of a scorer threw an error of its own
  | 'renderers-disagree' // two renderers see other outlines of the same scene
  | 'no-service' // a server that is away, too old, or none of its kind
  | 'no-webassembly' // WebAssembly, or its SIMD, is missing or forbidden here
  | 'missing-package'; // an optional part is not installed

/** The one error type: `value` is what was given, `expected` what would be right. */
export class TopsyturvyError extends Error {
  override readonly name = 'TopsyturvyError';

  constructor(
    /** What went wrong, for programs. */
    readonly code: ErrorCode,
    message: string,
    /** What was given. */
    readonly value?: unknown,
    /** What would be right, as the end of "Expected …". */
    readonly expected?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

type Failure = (
  message: string,
  value?: unknown,
  expected?: string,
  options?: ErrorOptions,
) => TopsyturvyError;

const failure =
  (code: ErrorCode): Failure =>
  (...said) =>
    new TopsyturvyError(code, ...said);

export const badFile = failure('bad-file');
export const badFolder = failure('bad-folder');
/** An error with its own message; {@link badParameter} has the usual one. */
export const wrongParameter = failure('bad-parameter');

/** The message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The beginning of a text that may be of any length, for an error message. */
export const clipped = (text: string, most = 200): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** A short, safe rendering of any value for an error message. */
export function show(value: unknown): string {
  let text: string | undefined;
  if (typeof value === 'number' || typeof value === 'bigint') text = String(value);
  else {
    try {
      // More than is shown of a text, and not all of it, which may be long.
      text = JSON.stringify(typeof value === 'string' ? value.slice(0, 100) : value);
    } catch {
      text = undefined;
    }
    text ??= String(value);
  }
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** The library's error grammar: "Expected EXPECTED for NAME but received VALUE". */
export function unexpected(code: ErrorCode, name: string, value: unknown, expected: string): TopsyturvyError {
  return new TopsyturvyError(
    code,
    `Expected ${expected} for ${name} but received ${show(value)}`,
    value,
    expected,
  );
}

/**
 * The same error for a value that the caller gave.
 * @example throw badParameter('size', -3, 'a whole number of pixels from 16 to 4096');
 */
export const badParameter = (name: string, value: unknown, expected: string): TopsyturvyError =>
  unexpected('bad-parameter', name, value, expected);
