/**
 * Our PNG encoder and decoder in one process: text pictures as a dataset has them, and photographs of 512 x 512. Peers:
 * Pillow and OpenCV on the same pictures in the same run. Times are CPU times.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { python } from '../scripts/python.mjs';
import { plan, prepare } from '../dist/index.js';
import { Stream } from '../dist/core.js';
import { createRaster, decodePng, encodePng } from '../dist/draw.js';
import { cpuSeconds, median, report } from './measure.mjs';

const rounds = 9;
/** Rounds before them, until the engine has compiled what is hot. */
const warmUp = 5;
const secondsPerRound = 0.15;

/** Photographs beside the checkout, for development; without them one is made up. */
const photos = new URL('../../shared/photos/', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
try {
  const sets = { 'text 256² gray': await texts(64), ...(await photographs()) };
  const files = Object.entries(sets).map(([name, [picture]]) => {
    const file = join(folder, `${name}.png`);
    writeFileSync(file, encodePng(picture));
    return file;
  });
  const peers = peerLines(files);
  for (const [name, pictures] of Object.entries(sets)) {
    const of = (work) => peers.filter((line) => line.work === work && basename(line.file, '.png') === name);
    measure(name, pictures, of('encode'), of('decode'));
  }
  const noise = createRaster(512, 512, 3);
  const stream = new Stream(['bench', 'noise']);
  for (let i = 0; i < noise.data.length; i++) noise.data[i] = stream.below(256);
  const size = encodePng(noise).length;
  report({
    name: 'PNG of noise, against its pixels',
    value: size / noise.data.length,
    unit: 'ratio',
    target: 1.001,
  });
} finally {
  rmSync(folder, { recursive: true });
}

function measure(name, pictures, encoders, decoders) {
  const pngs = pictures.map((picture) => encodePng(picture));
  const pillow = encoders.find(({ peer }) => peer === 'Pillow');
  const fastest = encoders.toSorted((a, b) => a.ms - b.ms)[0];
  const ms = milliseconds(encodePng, pictures);
  report({
    name: `PNG encode, ${name}`,
    value: ms,
    unit: 'ms of CPU',
    perSecond: 1000 / ms,
    target: pictures[0].channels === 1 ? 1 / 8 : 9,
    peer: fastest?.peer ?? 'none installed',
    peerValue: fastest?.ms,
    ratio: fastest && fastest.ms / ms,
    pillow: pillow?.ms,
    bytes: pngs[0].length,
    sizeToPillow: pillow && pngs[0].length / pillow.bytes,
    sizeToFastest: fastest && pngs[0].length / fastest.bytes,
  });
  const reading = milliseconds(decodePng, pngs);
  report({
    name: `PNG decode, ${name}`,
    value: reading,
    unit: 'ms of CPU',
    peer: decoders[0]?.peer ?? 'none installed',
    peerValue: decoders[0]?.ms,
    ratio: decoders[0] && decoders[0].ms / reading,
  });
}

/** CPU milliseconds of `work` on one of the inputs, which are taken in turn. */
function milliseconds(work, inputs) {
  const times = [];
  for (let round = -warmUp; round < rounds; round++) {
    let count = 0;
    let spent;
    const start = cpuSeconds();
    do {
      for (const input of inputs) work(input);
      count += inputs.length;
      spent = cpuSeconds() - start;
    } while (spent < secondsPerRound);
    if (round >= 0) times.push((1000 * spent) / count);
  }
  return median(times);
}

/** Pictures of text/rotated at its defaults. */
async function texts(count) {
  const maker = await prepare(await plan('text/rotated', { seed: 'bench', count }));
  return Array.from({ length: count }, (_, i) => decodePng(maker.make(i).views[0].png));
}

async function photographs() {
  if (!existsSync(photos)) {
    console.error(`No photographs in ${photos}: a made-up one stands in for them`);
    return { 'photo-like 512² RGB': [madeUp()] };
  }
  const found = readdirSync(photos).filter((file) => /\.(png|jpg)$/.test(file));
  const pictures = found.map(async (file) => {
    const resized = sharp(join(photos, file)).removeAlpha().resize(512, 512, { fit: 'cover' });
    const data = new Uint8Array(await resized.raw().toBuffer());
    return [`${file} 512² RGB`, [{ width: 512, height: 512, channels: 3, data }]];
  });
  return Object.fromEntries(await Promise.all(pictures));
}

/** Smooth shading and grain, with about a photograph's entropy. */
function madeUp() {
  const picture = createRaster(512, 512, 3);
  const stream = new Stream(['bench', 'photo']);
  for (let i = 0; i < picture.data.length; i++) {
    const [x, y] = [Math.floor(i / 3) % 512, Math.floor(i / 1536)];
    const light = 128 + 60 * Math.sin(x / 40 + (i % 3)) + 50 * Math.cos(y / 55 + x / 90);
    picture.data[i] = light + stream.uniform(-6, 6);
  }
  return picture;
}

/** What the Python packages do with the same files; nothing where they are not installed. */
function peerLines(files) {
  const script = new URL('./peers/png.py', import.meta.url).pathname;
  const { status, stdout } = spawnSync(python, [script, ...files], { encoding: 'utf8' });
  if (status === 0)
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  console.error('No peers: run scripts/install-system-packages.sh for Pillow and OpenCV');
  return [];
}
