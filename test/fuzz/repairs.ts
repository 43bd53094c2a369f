import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { sha256 } from '../../src/core/hash.js';

/** A PNG file whose first chunk of data holds rows of the same length with other filter types and bytes. */
export function withOtherRows(bytes: Uint8Array, change: (packed: Uint8Array) => Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  const start = file.indexOf('IDAT') + 4;
  if (start < 8) return bytes;
  const end = Math.min(file.length, start + file.readUInt32BE(start - 8));
  let rows: Uint8Array;
  try {
    rows = inflateSync(file.subarray(start, end), { maxOutputLength: 1 << 20 });
  } catch {
    return bytes;
  }
  const others = new Uint8Array(rows.length);
  others.set(change(rows).subarray(0, rows.length));
  const packed = deflateSync(others, { level: 1 });
  file.writeUInt32BE(packed.length, start - 8);
  return Buffer.concat([file.subarray(0, start), packed, file.subarray(end)]);
}

/** A PNG file whose chunks' checksums are right, as far as its lengths make sense. */
export function withChecksums(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  for (let at = 8; at + 12 <= copy.length;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > copy.length) break;
    view.setUint32(end, crc32(copy.subarray(at + 4, end)));
    at = end + 4;
  }
  return copy;
}

/** A GLB file that says how long it is, and where its binary chunk begins if there is one behind the JSON. */
export function withLengths(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  if (copy.length < 20) return copy;
  view.setUint32(8, copy.length, true);
  const binary = Buffer.from(copy.buffer).indexOf('BIN\0', 20);
  const end = binary < 0 ? copy.length : binary - 4;
  view.setUint32(12, Math.max(0, end - 20), true);
  if (binary >= 0) view.setUint32(binary - 4, copy.length - binary - 4, true);
  return copy;
}

/** A tar file whose headers' sums are right: of every block that has the magic of one. */
export function withTarSums(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = 0; at + 512 <= copy.length; at += 512) {
    if (copy.toString('latin1', at + 257, at + 262) !== 'ustar') continue;
    copy.write(' '.repeat(8), at + 148, 'latin1');
    const sum = copy.subarray(at, at + 512).reduce((all, byte) => all + byte, 0);
    copy.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
  }
  return copy;
}

/** A journal whose lines have the sums of what they hold. */
export function withJournalSums(bytes: Uint8Array): Uint8Array {
  const lines = Buffer.from(bytes).toString().split('\n');
  const repaired = lines.map((line) => {
    const [id, sum, ...rest] = line.split('\t');
    return sum === undefined ? line : [id, sha256(rest.join('\t')).slice(0, 16), ...rest].join('\t');
  });
  return Buffer.from(repaired.join('\n'));
}
