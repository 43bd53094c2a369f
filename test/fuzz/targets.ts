import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vlmevalkitPredictions } from '../../src/dataset/export/replies/vlmevalkit-predictions.js';
import { readJournal, recoverJournal } from '../../src/dataset/folder/journal.js';
import { readEntries } from '../../src/dataset/item/read-items.js';
import { lines } from '../../src/dataset/import/lines.js';
import type { Plan } from '../../src/dataset/plan/plan.js';
import { tableRows } from '../../src/dataset/table-rows.js';
import { TarIndex } from '../../src/dataset/tar/tar-file.js';
import { TarReader } from '../../src/dataset/tar/tar-reader.js';
import { loadPicture, pictureSize } from '../../src/draw/decode.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { loadFont } from '../../src/glyphs/font.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { readHumanRows } from '../../src/score/human/human-rows.js';
import { participantsOf } from '../../src/score/human/participants.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { readReplies } from '../../src/score/replies.js';
import { Curriculum } from '../../src/serve/curriculum/curriculum.js';
import { Recorder } from '../../src/serve/curriculum/recorder.js';
import { loadModel } from '../../src/world/gltf/load.js';
import { questions } from '../score/reply-questions.js';
import { withChecksums, withJournalSums, withLengths, withOtherRows, withTarSums } from './repairs.js';

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

/** Words between broken bars. */
const pieces = (text: string): string[] => text.split('¦');

export const targets = {
  /** A reader with a mistake behind three doors: blind, one input in thousands gets there. */
  planted: {
    file: 'planted.bin',
    words: [],
    run(path) {
      const bytes = readFileSync(path);
      if (bytes[0] >> 4 === 0xf)
        if (bytes[1] >> 4 === 0x3) if (bytes[2] >> 4 === 0xa) throw new Error('found');
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
    words: pieces(
      '"POSITION"¦"matrix"¦"byteOffset"¦"sparse"¦"children"¦"mode"¦1e39¦-1¦[]¦{}¦null¦' +
        '"KHR_texture_transform"¦"data:,"¦99999999999',
    ),
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
    words: pieces(
      '"id":¦"scoring":¦"kind":"letter"¦"options":¦null¦[]¦{}¦\n¦\r\n¦\ufeff¦\\ud800¦1e999¦"__proto__":',
    ),
    async run(path) {
      for (const question of await readQuestions(path)) gradeReply(question, question.answer);
    },
  },
  lines: {
    file: 'questions.jsonl',
    words: pieces(
      '"images":¦"question":¦"options":¦"people":¦"item":¦"../x"¦null¦[]¦{}¦\n¦"__proto__":¦1e999',
    ),
    async run(path) {
      for await (const { asked } of lines.read(dirname(path), 'questions.jsonl')) JSON.stringify(asked);
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
    words: pieces(
      '**¦not ¦the answer is ¦\\boxed{¦<think>¦</think>¦(A)¦A. ¦ or ¦[0,0,1,1]¦{"answer":¦```¦' +
        '\n¦wait¦yes¦no¦\u202e¦ﷺ¦\u0301',
    ),
    run(path) {
      const reply = readFileSync(path, 'utf8');
      for (const question of Object.values(questions)) {
        const { parsed, correct } = gradeReply(question, reply);
        if (parsed === null && correct) throw new Error('right, though no answer was read');
      }
    },
  },
  tar: {
    file: '000000.tar',
    words: pieces(
      'ustar\x0000¦ustar  \0¦0000644\0¦00000001000\0¦77777777777\0¦30 path=¦20 size=¦' +
        '12 size=-1\n¦\n¦\x80\0\0\0¦\xff\xff\xff¦/../',
    ),
    repair: withTarSums,
    run(path) {
      const tar = new TarReader(path);
      const end = statSync(path).size;
      try {
        for (const member of tar.members()) {
          if (!(member.offset + member.size <= end)) throw new Error('a member beyond the end');
          if (tar.read(member).length !== member.size) throw new Error('not all of a member');
          if (member.isFile) new TarIndex(path).read(member.name);
        }
      } finally {
        tar.close();
      }
    },
  },
  rows: {
    file: 'rows.csv',
    words: pieces('"¦""¦,¦;¦\t¦\r\n¦\r¦\n¦\ufeff¦sep=;\n¦sample_id¦True¦NA¦[{¦}]¦{"data":¦null¦1e999¦\0'),
    async run(path) {
      participantsOf(await readHumanRows(path, tableRows));
    },
  },
  predictions: {
    file: 'predictions.tsv',
    words: [
      '"',
      '""',
      '\t',
      ',',
      '\r\n',
      '\r',
      '\n',
      '\ufeff',
      'id',
      'prediction',
      'Failed to obtain answer',
      ' ',
    ],
    async run(path) {
      for await (const { id, place } of vlmevalkitPredictions.read(path)) `${id} ${place}`.slice(0, 1);
    },
  },
  font: {
    file: 'font.ttf',
    words: [
      'OTTO',
      'true',
      'glyf',
      'loca',
      'CFF ',
      'cmap',
      'head',
      'hhea',
      'hmtx',
      'maxp',
      '\x0e',
      '\x0a',
      '\x1d',
      '\x8b\x8b',
      '\x15',
      '\x08',
    ],
    run(path) {
      const font = loadFont(path);
      for (const char of 'AHNabx0é') {
        const { path: outline, bounds } = font.glyph(char) ?? {};
        if (outline && !outline.coords.every(Number.isFinite)) throw new Error('a number that is none');
        if (bounds && !Object.values(bounds).every(Number.isFinite)) throw new Error('bounds that are none');
      }
    },
  },
  photo: {
    file: 'photo.jpg',
    words: [
      '\xff\xd8',
      '\xff\xc0',
      '\xff\xc2',
      '\xff\xc4',
      '\xff\xda',
      '\xff\xe1',
      'Exif\0\0',
      'II*\0',
      'MM\0*',
      'RIFF',
      'WEBP',
      'VP8X',
    ],
    async run(path) {
      await pictureSize(path);
      const { width, height, channels, data } = await loadPicture(path, { maxSide: 16 });
      if (data.length !== width * height * channels) throw new Error('the raster is not full');
    },
  },
  log: {
    file: 'log.jsonl',
    words: pieces(
      '{"after":¦"seed":¦"level":¦"counts":true¦"looks":¦"lost":¦null¦[]¦{}¦\n¦\r\n¦\ufeff¦' +
        '1e999¦"__proto__":¦"text/rotated"',
    ),
    run(path) {
      Recorder.open(new Curriculum({ target: 0.5 }), path).close();
      // What was cut is gone: another start reads the same.
      Recorder.open(new Curriculum({ target: 0.5 }), path).close();
    },
  },
  journal: {
    file: 'written.journal',
    words: [
      '\t',
      '\n',
      '{}',
      '[]',
      'null',
      '"views":',
      '"file":',
      '"../../x"',
      '"__proto__":',
      '1e999',
      'a-1',
      'a-2',
    ],
    repair: withJournalSums,
    run(path) {
      const folder = dirname(path);
      mkdirSync(join(folder, '.topsyturvy'), { recursive: true });
      writeFileSync(join(folder, '.topsyturvy/000000.journal'), readFileSync(path));
      const chunk = { number: 0, from: 0, to: 8 };
      const plan = { item: (i: number) => ({ id: `a-${i}` }) } as unknown as Plan;
      const read = readJournal(folder, chunk, plan);
      const made = recoverJournal(folder, chunk, plan);
      if (made > read.length || readJournal(folder, chunk, plan).length !== made)
        throw new Error('cut elsewhere');
    },
  },
} satisfies Record<string, Target>;
