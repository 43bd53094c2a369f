import type { Stream } from '../../src/core/stream.js';

const interesting = [0, 1, 7, 16, 31, 32, 64, 100, 127, 128, 255, 256, 1000, 1024, 4096, 32767, 32768, 65535, 65536, 0x7fffffff, 0x80000000, 0xffffffff]; // prettier-ignore
const mostBytes = 1 << 16;

/**
 * A changed copy of an input: a few times over, bits are flipped, bytes set, numbers written, pieces removed, doubled or
 * taken from another input, words of the format put in.
 */
export function mutated(
  input: Uint8Array,
  other: Uint8Array,
  words: readonly string[],
  stream: Stream,
): Uint8Array {
  let bytes = input;
  for (let times = 1 << stream.below(4); times > 0; times--) bytes = step(bytes, other, words, stream);
  return bytes.subarray(0, mostBytes);
}

function step(bytes: Uint8Array, other: Uint8Array, words: readonly string[], stream: Stream): Uint8Array {
  const at = stream.below(bytes.length + 1);
  const length = 1 + stream.below(stream.below(8) === 0 ? 256 : 12);
  switch (stream.below(words.length > 0 ? 10 : 9)) {
    case 0:
      return changed(bytes, at, (view, i) => view.setUint8(i, view.getUint8(i) ^ (1 << stream.below(8))), 1);
    case 1:
      return changed(bytes, at, (view, i) => view.setUint8(i, stream.below(256)), 1);
    case 2:
      return changed(bytes, at, (view, i) => view.setUint8(i, view.getUint8(i) + stream.integer(-3, 3)), 1);
    case 3: {
      const [value, little] = [stream.choice(interesting), stream.below(2) === 0];
      return changed(bytes, at, (view, i) => view.setUint32(i, value, little), 4);
    }
    case 4:
      return spliced(bytes, at, Math.min(length, bytes.length - at), new Uint8Array(0));
    case 5:
      return spliced(bytes, at, 0, bytes.subarray(at, at + length));
    case 6: {
      const from = stream.below(other.length + 1);
      return spliced(bytes, at, stream.below(2) * length, other.subarray(from, from + length));
    }
    case 7:
      return bytes.subarray(0, stream.below(4) === 0 ? at : bytes.length);
    case 8:
      return otherNumber(bytes, at, stream);
    default:
      return spliced(bytes, at, stream.below(2) * length, Buffer.from(stream.choice(words)));
  }
}

/** Writes another number in place of the first one in a text behind a place, so that JSON stays JSON. */
function otherNumber(bytes: Uint8Array, at: number, stream: Stream): Uint8Array {
  const isDigit = (value: number | undefined): boolean =>
    value !== undefined && value >= 0x30 && value <= 0x39;
  let start = at;
  while (start < bytes.length && !isDigit(bytes[start])) start++;
  let end = start;
  while (isDigit(bytes[end])) end++;
  if (start === end) return bytes;
  const few = stream.below(2) === 0;
  const number = few ? stream.below(8) : stream.choice([...interesting, -1, 0.5, 1e39, 5121, 5123, 5126]);
  return spliced(bytes, start, end - start, Buffer.from(String(number)));
}

function changed(
  bytes: Uint8Array,
  at: number,
  change: (view: DataView, at: number) => void,
  width: number,
): Uint8Array {
  if (at + width > bytes.length) return bytes;
  const copy = Uint8Array.from(bytes);
  change(new DataView(copy.buffer), at);
  return copy;
}

const spliced = (bytes: Uint8Array, at: number, removed: number, put: Uint8Array): Uint8Array =>
  new Uint8Array(Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + removed)]));
