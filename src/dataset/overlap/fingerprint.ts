import { canonicalJson, type Json, messageOf, parsedJson, badFile } from '../../core/index.js';
import { node } from '../../core/node.js';
import { zod, type Zod, checkForm } from '../../core/zod.js';
import { ItemNames, partTag } from '../plan/plan.js';

/** What a split's items look like, in few bytes: enough to tell whether another item is one of them, or too near to one. */
export interface Fingerprint {
  /** The name of the spec, with which ids begin. */
  readonly spec: string;
  readonly seed: string;
  readonly parts: readonly FingerprintPart[];
}

export interface FingerprintPart {
  readonly name: string;
  readonly family: string;
  readonly version: number;
  /** The looks of each item in turn, as {@link keptLikeness} has them. */
  readonly kept: readonly Json[];
}

/** An item of which only its looks are known. */
export type KeptItem = { readonly id: string; readonly family: string; readonly kept: Json };

/** The most that a fingerprint may take when it is unpacked, bytes. */
const mostBytes = 64 << 20;

const format = 'topsyturvy-fingerprint-1';

const fingerprintSchema = (z: Zod) =>
  z.strictObject({
    format: z.literal(format),
    spec: z.string().min(1).max(100),
    seed: z.string().min(1).max(200),
    parts: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(60),
          family: z.string().min(1).max(100),
          version: z.int().min(1),
          kept: z.array(z.json()).max(1_000_000),
        }),
      )
      .max(1000),
  });

export function packFingerprint(fingerprint: Fingerprint): Uint8Array {
  const text = canonicalJson({ format, ...fingerprint });
  const { constants, brotliCompressSync } = node.zlib;
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
}

/** @param what how errors name the file. @throws TopsyturvyError 'bad-file' if the bytes are no fingerprint */
export function unpackFingerprint(bytes: Uint8Array, what: string): Fingerprint {
  let text: string;
  try {
    text = node.zlib.brotliDecompressSync(bytes, { maxOutputLength: mostBytes }).toString();
  } catch (cause) {
    throw badFile(`${what} is damaged: ${messageOf(cause)}`, undefined, undefined, { cause });
  }
  const { spec, seed, parts } = checkForm(fingerprintSchema(zod()), parsedJson(text), what, 'bad-file');
  return { spec, seed, parts: parts as readonly FingerprintPart[] };
}

/** The items of a fingerprint, with the ids that they have in the split. */
export function* keptItems({ spec, seed, parts }: Fingerprint): Generator<KeptItem> {
  const names = new ItemNames(seed);
  for (const { name, family, version, kept } of parts) {
    const tag = partTag([seed, name, family, version]);
    for (const [index, one] of kept.entries())
      yield { id: `${spec}-${names.name(tag, index)}`, family, kept: one };
  }
}
