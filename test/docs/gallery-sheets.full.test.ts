import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawSheet, jpegOf } from '../../scripts/gallery-sheet.mjs';
import { needBuild, root } from '../cli/command.js';

beforeAll(needBuild);

/** Those that are drawn in a second or two: the photographic ones build a hundred models first, and draw by the same program. */
const quick = [
  ['text/rotated', ''],
  ['picture/rotated', ''],
  ['orientation/mental-rotation', ''],
  ['orientation/canonical-orientation', 'clean'],
  ['mirror/body', 'clean'],
  ['ambiguous/geometric', ''],
  ['ambiguous/bistable', ''],
] as const;

const pixelsOf = (jpeg: Uint8Array) => sharp(jpeg).raw().toBuffer({ resolveWithObject: true });

test.each(quick)('the sheet of %s %s shows what its example makes', async (name, look) => {
  const { surface } = await drawSheet({ name, look });
  const file = `${name.replace('/', '-')}${look === '' ? '' : `-${look}`}.jpg`;
  const [made, kept] = await Promise.all([
    jpegOf(surface).then(pixelsOf),
    pixelsOf(readFileSync(join(root, 'docs/gallery', file))),
  ]);
  expect(kept.info).toMatchObject({ width: made.info.width, height: made.info.height });
  // Not the files' bytes: another version of sharp may write others of the same picture.
  const differing = made.data.filter((value, at) => Math.abs(value - kept.data[at]) > 24).length;
  expect(differing / made.data.length).toBeLessThan(0.0001);
});
