import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { python } from '../../scripts/python.mjs';
import { encodePng } from '../../src/draw/png/encode.js';
import { sha256 } from '../../src/core/hash.js';
import { haveTool } from '../system-tools.js';
import { drawing, noise, photograph, pictures } from './png-pictures.js';

/** Reads each file with Pillow, checksums included, and prints size, mode and the SHA-256 of the pixels. */
const readWithPillow = `
import hashlib, json, sys
from PIL import Image
for name in sys.argv[1:]:
    Image.open(name).verify()
    image = Image.open(name)
    data = image.convert(image.mode if image.mode in ('L', 'RGB', 'RGBA') else 'L').tobytes()
    print(json.dumps([image.width, image.height, image.mode, hashlib.sha256(data).hexdigest()]))
`;

describe('second readers of our PNG files', () => {
  const rasters = [
    ...Object.values(pictures),
    drawing(900, 700, 3, 'tools', 40),
    photograph(512, 512, 3, 'tools'),
    noise(400, 300, 4, 'tools'),
  ];
  let folder: string;
  let plain: string[];
  let compact: string[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'topsyturvy-png-'));
    const write = (name: string, bytes: Uint8Array) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    };
    plain = rasters.map((raster, i) => write(`${i}.png`, encodePng(raster)));
    compact = rasters.map((raster, i) => write(`${i}-compact.png`, encodePng(raster, { compact: true })));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.skipIf(!haveTool('pngcheck'))('pngcheck finds nothing wrong, nor anything to warn of', () => {
    const { status, stdout } = spawnSync('pngcheck', ['-v', ...plain, ...compact], { encoding: 'utf8' });
    expect(stdout).not.toMatch(/warning|ERROR|invalid/);
    expect(stdout).toContain('No errors were detected');
    expect(status).toBe(0);
  });

  test.skipIf(!haveTool('pillow'))('Pillow reads the same pixels in the same mode', () => {
    const { stdout, stderr } = spawnSync(python, ['-c', readWithPillow, ...plain], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const modes = { 1: 'L', 3: 'RGB', 4: 'RGBA' } as const;
    const expected = rasters.map(({ width, height, channels, data }) => [
      width,
      height,
      modes[channels],
      sha256(data),
    ]);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(expected);
  });
});
