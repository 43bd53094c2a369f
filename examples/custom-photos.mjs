// Photos of one's own, asked about as DORI's task 7 does: which way up is this? Two drawn PNGs stand for yours.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, verify, write } from 'topsyturvy';
import { encodePng, shapes, Surface } from 'topsyturvy/draw';

const base = mkdtempSync(join(tmpdir(), 'topsyturvy-'));
try {
  const tree = new Surface(320, 240, 3, [170, 205, 235])
    .fill(shapes.rect(0, 170, 320, 70), [110, 140, 60])
    .fill(shapes.rect(140, 120, 24, 80), [95, 65, 40])
    .fill(shapes.circle(152, 90, 55), [50, 110, 50]);
  writeFileSync(join(base, 'tree.png'), encodePng(tree.raster));
  const pebbles = new Surface(240, 240, 3, [120, 115, 105]);
  for (let i = 0; i < 60; i++) {
    const gray = 90 + ((i * 47) % 110);
    pebbles.fill(shapes.circle((i * 71) % 240, (i * 113) % 240, 10 + (i % 9)), [gray, gray, gray - 10]);
  }
  writeFileSync(join(base, 'pebbles.png'), encodePng(pebbles.raster));

  // One entry a photo. `canonical` holds the turns under which it looks upright; a tree does in a mirror too. Of pebbles
  // seen from above no orientation is more usual than others: which is right cannot be determined.
  const photos = [
    { name: 'tree', image: 'tree.png', category: 'tree', canonical: ['none', 'mirror'] },
    { name: 'pebbles', image: 'pebbles.png', category: 'pebbles', canonical: 'all' },
  ];
  writeFileSync(join(base, 'photos.json'), JSON.stringify({ photos }));

  const set = await plan('orientation/canonical-orientation', {
    seed: 7,
    count: 3,
    params: { photos: 'photos.json', level: 'coarse', size: 256 },
  });
  const manifest = await write(set, join(base, 'dataset'), { base });
  const { ok } = await verify(join(base, 'dataset'), { base });
  console.log(`${manifest.counts.images} images, ${ok ? 'verified' : 'WRONG'}`);
  if (!ok) process.exitCode = 1;
} finally {
  rmSync(base, { recursive: true });
}
