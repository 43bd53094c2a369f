import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturePair } from '../../src/families/picture/pair.js';
import { temporaryFolder } from '../dataset/folders.js';

test('pictures that do not fit in memory together are refused in a sentence', async () => {
  const folder = temporaryFolder();
  const side = 4096;
  // Black above, white below: a half turn changes it.
  const data = Buffer.alloc(3 * side * side).fill(255, (3 * side * side) / 2);
  await sharp(data, { raw: { width: side, height: side, channels: 3 } }).toFile(join(folder, '0.png'));
  const pairs = Array.from({ length: 20 }, (_, i) => {
    if (i > 0) copyFileSync(join(folder, '0.png'), join(folder, `${i}.png`));
    const questions = { direct: 'What is above?', predicted: 'What would be above?' };
    return {
      name: `p-${i}`,
      image: `${i}.png`,
      questions,
      original: { answer: 'black' },
      rotated: { answer: 'white' },
    };
  });
  writeFileSync(join(folder, 'pairs.json'), JSON.stringify({ pairs }));
  const params = { pairs: 'pairs.json', maxSize: side };
  const opened = picturePair.open!({ params, resolve: (path: string) => join(folder, path) } as never);
  await expect(opened).rejects.toThrow(
    /^The file of pairs 'pairs\.json' names pictures that take more than 768 MiB: only the first 1[56] fit in memory$/,
  );
}, 120_000);
