import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { canonicalJson } from '../../src/core/json.js';
import { sha256 } from '../../src/core/hash.js';
import type { ItemRecord, Manifest, ViewRecord } from '../../src/dataset/item/record.js';
import type { Question } from '../../src/score/question.js';

/** Strings that break pages which trust their data. */
export const hostile = [
  '<script>window.hacked = true</script>',
  '</script><img src=x onerror="window.hacked = true">',
  '" onclick="window.hacked = true" x="',
  "' & &amp; <b>bold</b> <!-- <script>",
  'line\u2028separator\u2029and \u202eright to left',
];

interface Made {
  readonly item: ItemRecord;
  readonly questions: Question[];
}

const readings: Record<string, string> = { 6: '9', 9: '6', b: 'q', q: 'b', d: 'p', p: 'd' };
const turned = (text: string): string =>
  [...text]
    .reverse()
    .map((c) => readings[c])
    .join('');
const files = {
  outfit: 'outfit/Outfit_400Regular.ttf',
  'dejavu-serif': 'dejavu-serif/DejaVuSerif.ttf',
  delius: 'delius/Delius_400Regular.ttf',
};
const fonts = Object.keys(files);
for (const [name, file] of Object.entries(files)) {
  GlobalFonts.registerFromPath(fileURLToPath(new URL(`../../fonts/${file}`, import.meta.url)), name);
}

/** The string of item i: one to five of the six characters. */
export const textOf = (i: number): string =>
  Array.from({ length: 1 + (i % 5) }, (_, k) => '69bdpq'[(i * 7 + k * 5 + Math.floor(i / 6)) % 6]).join('');

/** Writes a dataset of text pairs as `generate` lays it out, with strings of the caller's where text can stand. */
export function writeTextDataset(folder: string, count: number, evil = false, side = 256): Manifest {
  return writeDataset(
    folder,
    Array.from({ length: count }, (_, i) =>
      textPair(folder, i, side, evil ? hostile[i % hostile.length] : ''),
    ),
  );
}

function textPair(folder: string, i: number, side: number, evil: string): Made {
  const part = `text-${1 + (i % 5)}`;
  const id = `${part}-${String(i).padStart(6, '0')}`;
  const original = textOf(i);
  const rotated = turned(original);
  const font = fonts[i % fonts.length];
  const views = [
    view(folder, id, 'original', evil || original, side, (c) => write(c, original, font, side)),
    view(folder, id, 'rotated', rotated, side, (c) => {
      c.translate(side, side);
      c.rotate(Math.PI);
      write(c, original, font, side);
    }),
  ];
  const groups = { font: evil || font, length: String(original.length) };
  const asked = (condition: string, image: number, prompt: string, answer: string): Question => ({
    id: `${id}.${condition}.P0`,
    item: id,
    family: 'text/rotated',
    condition,
    variant: 'P0',
    images: [views[image].file],
    prompt: prompt + evil,
    answer,
    accept: evil ? [evil] : [],
    scoring: { kind: 'string', caseSensitive: true },
    scorer: 'rotated-outcome',
    groups,
  });
  return {
    item: {
      id,
      part,
      index: i,
      family: 'text/rotated',
      version: 1,
      params: { fonts: [font], size: side, tiltDegrees: 0, ink: '#000000', ...(evil && { [evil]: evil }) },
      state: { text: original, note: evil },
      transform: 'half turn',
      attempt: 0,
      views,
      certificate: {
        holds: true,
        overlaps: Object.fromEntries([...original].map((c, k) => [c, 0.9 + ((i + k) % 10) / 100])),
        marginPixels: 12 + (i % 7),
        ...(evil && { note: evil }),
      },
    },
    questions: [
      asked('I_orig.Q_d', 0, 'Read the text in the image. Reply with the text only.', original),
      asked('I_rot.Q_d', 1, 'Read the text in the image. Reply with the text only.', rotated),
      asked(
        'I_orig.Q_p',
        0,
        'Imagine that the image is turned by 180 degrees. What does the text read then? Reply with the text only.',
        rotated,
      ),
    ],
  };
}

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

function write(context: Context, text: string, font: string, side: number): void {
  context.fillStyle = '#000';
  context.font = `${Math.min(side * 0.5, (side * 1.3) / text.length)}px "${font}"`;
  context.textAlign = 'center';
  context.fillText(text, side / 2, side * 0.62);
}

function view(
  folder: string,
  id: string,
  name: string,
  label: string,
  side: number,
  draw: (context: Context) => void,
): ViewRecord {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  draw(context);
  const bytes = canvas.toBuffer('image/png');
  const file = `images/${id}#'&%41<${name}>.png`;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), bytes);
  return {
    name,
    file,
    label,
    width: side,
    height: side,
    sha256: sha256(bytes),
  };
}

/** Writes the three files of a dataset as `generate` does. */
export function writeDataset(folder: string, made: readonly Made[]): Manifest {
  mkdirSync(folder, { recursive: true });
  const items = made.map(({ item }) => `${canonicalJson(item)}\n`).join('');
  const questions = made
    .flatMap((one) => one.questions.map((question) => `${canonicalJson(question)}\n`))
    .join('');
  const parts = new Map<string, number>();
  for (const { item } of made) {
    parts.set(item.part, (parts.get(item.part) ?? 0) + 1);
  }
  const manifest: Manifest = {
    format: 'topsyturvy-dataset-1',
    topsyturvy: '0.1.0',
    spec: {
      name: 'gallery-test',
      preset: 'strict',
      parts: [...parts].map(([name, count]) => ({ name, family: 'text/rotated', count, params: {} })),
    },
    seed: '<42> & "x"',
    families: { 'text/rotated': 1 },
    portable: true,
    assets: {},
    counts: {
      items: made.length,
      images: made.length * 2,
      questions: made.length * 3,
      parts: Object.fromEntries(parts),
    },
    capacity: {},
    selection: Object.fromEntries([...parts].map(([name]) => [name, {}])),
    files: { 'items.jsonl': sha256(items), 'questions.jsonl': sha256(questions) },
    digest: sha256(items + questions),
  };
  writeFileSync(join(folder, 'items.jsonl'), items);
  writeFileSync(join(folder, 'questions.jsonl'), questions);
  writeFileSync(join(folder, 'dataset.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
