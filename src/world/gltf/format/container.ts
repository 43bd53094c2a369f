import { parseJson } from '../../../core/json.js';
import { badModel, limits } from './form.js';

/** The contents of a file: glTF's JSON, and the binary chunk of a GLB. */
export type Container = { readonly json: unknown; readonly binary?: Uint8Array };

const magic = 0x46546c67; // 'glTF'
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;

/**
 * Takes a GLB (glTF 2.0, §4.4) or a glTF's JSON apart.
 * @throws TopsyturvyError 'bad-model' if it is empty, truncated or neither
 */
export function readContainer(bytes: Uint8Array): Container {
  if (bytes.length === 0) throw badModel('is empty: it has 0 bytes');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint32(0, true) !== magic) return { json: readJson(bytes) };
  if (bytes.length < 20)
    throw badModel(`is truncated: a GLB has at least 20 bytes, this one ${bytes.length}`);
  const version = view.getUint32(4, true);
  if (version !== 2) throw badModel(`is a GLB of version ${version}; only version 2 (glTF 2.0) can be read`);
  const length = view.getUint32(8, true);
  if (length > bytes.length)
    throw badModel(`is truncated: its header claims ${length} bytes, the file has ${bytes.length}`);
  const chunks = readChunks(view, length);
  const [first, second] = chunks;
  if (first?.type !== jsonChunk) throw badModel('is a GLB whose first chunk is not JSON');
  return {
    json: readJson(bytes.subarray(first.from, first.to)),
    ...(second?.type === binaryChunk && { binary: bytes.subarray(second.from, second.to) }),
  };
}

type Chunk = { readonly type: number; readonly from: number; readonly to: number };

/** The first two chunks; further ones are for extensions. */
function readChunks(view: DataView, end: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= end && chunks.length < 2;) {
    const length = view.getUint32(at, true);
    const from = at + 8;
    if (length > end - from)
      throw badModel(`is damaged: chunk ${chunks.length} claims ${length} bytes, ${end - from} are left`);
    chunks.push({ type: view.getUint32(at + 4, true), from, to: from + length });
    at = nextChunk(view, from + length, end);
  }
  return chunks;
}

/** Chunks begin at multiples of four; some programs pad what comes before without counting it, others do not pad at all. */
function nextChunk(view: DataView, at: number, end: number): number {
  const aligned = Math.ceil(at / 4) * 4;
  const isBinary = (place: number): boolean =>
    place + 8 <= end && view.getUint32(place + 4, true) === binaryChunk;
  return isBinary(aligned) || !isBinary(at) ? aligned : at;
}

/** JSON, with the zeros after it with which some programs pad it instead of spaces. */
function readJson(padded: Uint8Array): unknown {
  let end = padded.length;
  while (end > 0 && padded[end - 1] === 0) end--;
  const bytes = padded.subarray(0, end);
  if (bytes.length > limits.jsonBytes)
    throw badModel(`has ${bytes.length} bytes of JSON; at most ${limits.jsonBytes} are read`);
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    const isNone = 'is neither a GLB nor a glTF: its JSON cannot be read';
    throw badModel(cause instanceof RangeError ? cause.message : isNone, undefined, cause);
  }
}
