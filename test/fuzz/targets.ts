import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { readEntries } from '../../src/dataset/gallery/read.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { readReplies } from '../../src/score/replies.js';
import { loadModel } from '../../src/world/gltf/load.js';
import { questions } from '../score/reply-questions.js';

/** A reader of strangers' files. */
export interface Target {
  /** The file's name; beside it there is nothing else. */
  readonly file: string;
  /** Words of the format. */
  readonly words: readonly string[];
  /** Changes what the file holds packed: bytes that are mutated as they lie are mostly no stream that can be unpacked. */
  inside?(bytes: Uint8Array, change: (packed: Uint8Array) => Uint8Array): Uint8Array;
  /** Makes checksums and lengths fit again, so that what lies behind them is reached. */
  repair?(bytes: Uint8Array): Uint8Array;
  /** Reads the file. A TopsyturvyError is an answer, anything else that is thrown is a finding. */
  run(path: string): unknown;
}

export const targets = {
  /** A reader with a mistake behind three doors: blind, one input in thousands gets there. */
  planted: {
    file: 'planted.bin',
    words: [],
    run(path) {
      const bytes = readFileSync(path);
      if (bytes[0]! >> 4 === 0xf)
        if (bytes[1]! >> 4 === 0x3) if (bytes[2]! >> 4 === 0xa) throw new Error('found');
    },
  },
  png: {
    file: 'picture.png',
    words: ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'iCCP', '\0\0\0\0'],
    inside: withOtherRows,
    repair: withChecksums,
    run(path) {
      const raster = decodePng(readFileSync(path));
      const { width, height, channels, data } = raster;
      if (data.length !== width * height * channels) throw new Error('the raster is not full');
      const again = decodePng(encodePng(raster));
      if (!Buffer.from(again.data).equals(data)) throw new Error('written and read again, it differs');
    },
  },
  glb: {
    file: 'model.glb',
    words: ['"POSITION"', '"matrix"', '"byteOffset"', '"sparse"', '"children"', '"mode"', '1e39', '-1', '[]', '{}', 'null', '"KHR_texture_transform"', '"data:,"', '99999999999'], // prettier-ignore
    repair: withLengths,
    async run(path) {
      const { model } = await loadModel(path, {
        category: 'thing',
        broadClass: 'containers',
        hasFront: false,
      });
      for (const { mesh } of model.parts) {
        const { positions, normals, indices } = mesh;
        if (!positions.every(Number.isFinite) || !normals.every(Number.isFinite))
          throw new Error('a number that is none');
        if (!indices.every((index) => index < positions.length / 3)) throw new Error('no such vertex');
      }
    },
  },
  questions: {
    file: 'questions.jsonl',
    words: ['"id":', '"scoring":', '"kind":"letter"', '"options":', 'null', '[]', '{}', '\n', '\r\n', '\ufeff', '\\ud800', '1e999', '"__proto__":'], // prettier-ignore
    async run(path) {
      for (const question of await readQuestions(path)) gradeReply(question, question.answer);
    },
  },
  items: {
    file: 'items.jsonl',
    words: ['"id":', '"views":', '"label":', 'null', '[]', '{}', '\n', '\ufeff', '"__proto__":', '1e999'],
    async run(path) {
      for await (const { item } of readEntries(dirname(path))) JSON.stringify(item);
    },
  },
  replies: {
    file: 'replies.jsonl',
    words: ['{"id":"a","reply":', '"', '\n', '\r', '\ufeff', 'null', '[', '\\u0000', '\u2028'],
    run(path) {
      for (const { reply } of readReplies(path)) gradeReply(questions.two, reply);
    },
  },
  reply: {
    file: 'reply.txt',
    words: ['**', 'not ', 'the answer is ', '\\boxed{', '<think>', '</think>', '(A)', 'A. ', ' or ', '[0,0,1,1]', '{"answer":', '```', '\n', 'wait', 'yes', 'no', '\u202e', 'ﷺ', '\u0301'], // prettier-ignore
    run(path) {
      const reply = readFileSync(path, 'utf8');
      for (const question of Object.values(questions)) {
        const { parsed, correct } = gradeReply(question, reply);
        if (parsed === null && correct) throw new Error('right, though no answer was read');
      }
    },
  },
} satisfies Record<string, Target>;

/** A PNG file whose first chunk of data holds rows of the same length with other filter types and bytes. */
function withOtherRows(bytes: Uint8Array, change: (packed: Uint8Array) => Uint8Array): Uint8Array {
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
function withChecksums(bytes: Uint8Array): Uint8Array {
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
function withLengths(bytes: Uint8Array): Uint8Array {
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
