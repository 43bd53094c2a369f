// Pictures of one's own, with what a person reads in them both ways up. Here two drawn PNGs stand for yours.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, verify, write } from 'topsyturvy';
import { encodePng, shapes, Surface } from 'topsyturvy/draw';

const base = mkdtempSync(join(tmpdir(), 'topsyturvy-'));
try {
  const triangle = new Surface(300, 200).fill(shapes.regularPolygon(150, 110, 80, 3), [190, 40, 40]);
  writeFileSync(join(base, 'triangle.png'), encodePng(triangle.raster));
  const jetty = new Surface(300, 200, 3, [150, 200, 235])
    .fill(shapes.rect(0, 120, 300, 80), [30, 80, 140])
    .fill(shapes.rect(180, 100, 120, 16), [110, 80, 50]);
  writeFileSync(join(base, 'jetty.png'), encodePng(jetty.raster));

  // One entry a picture. `accept` holds further right answers, `refuse` words that make a reply wrong.
  const ask = (question) => ({
    direct: `${question} in this image? Answer with one word.`,
    predicted: `${question} if this image were rotated 180 degrees? Answer with one word.`,
  });
  const up = { answer: 'up', accept: ['upward'], refuse: ['down'] };
  const down = { answer: 'down', accept: ['downward'], refuse: ['up'] };
  const left = { answer: 'left', refuse: ['right'] };
  const right = { answer: 'right', refuse: ['left'] };
  const pairs = [
    {
      name: 'triangle',
      image: 'triangle.png',
      questions: ask('Which way does the triangle point'),
      original: up,
      rotated: down,
    },
    {
      name: 'jetty',
      image: 'jetty.png',
      questions: ask('On which side does the jetty begin'),
      original: right,
      rotated: left,
    },
  ];
  writeFileSync(join(base, 'pairs.json'), JSON.stringify({ pairs }));

  const set = await plan('picture/pair', { seed: 0, count: pairs.length, params: { pairs: 'pairs.json' } });
  const manifest = await write(set, join(base, 'dataset'), { base });
  const { images, questions } = manifest.counts;
  const { ok } = await verify(join(base, 'dataset'), { base });
  console.log(`${images} images, ${questions} questions, ${ok ? 'verified' : 'WRONG'}`);
  if (!ok) process.exitCode = 1;
} finally {
  rmSync(base, { recursive: true });
}
