import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { python } from '../../../scripts/python.mjs';
import type { prepare } from '../../../src/dataset/item/maker.js';
import { encodePng } from '../../../src/draw/png/encode.js';

type Item = ReturnType<Awaited<ReturnType<typeof prepare>>['make']>;

/** Correlations of a hybrid with the plain pictures of its two sources: shrunk, and of the edges. */
interface Likeness {
  readonly farNear: number;
  readonly farFar: number;
  readonly nearNear: number;
  readonly nearFar: number;
}

/** OpenCV shrinks the finished PNG of each hybrid, and compares it with the plain pictures of its sources. @param shrunk width, height */
export function likenessByOpenCv(items: readonly Item[], shrunk: string): Likeness[] {
  const folder = mkdtempSync(join(tmpdir(), 'hybrid-'));
  try {
    for (const [i, item] of items.entries()) {
      const state = item.state as { control: number; hidden: object[] };
      for (const control of [0, 1])
        writeFileSync(join(folder, `${i}-${control}.png`), encodePng(item.drawState({ ...state, control }, 'control'))); // prettier-ignore
      writeFileSync(join(folder, `${i}.png`), item.view('original').png);
    }
    const script = `import cv2, numpy, sys
for i in range(${items.length}):
    read = lambda name: cv2.imread(sys.argv[1] + '/' + name + '.png', 0).astype(numpy.float32)
    hybrid, near, far = read(f'{i}'), read(f'{i}-0'), read(f'{i}-1')
    shrink = lambda image: cv2.resize(image, (${shrunk}), interpolation=cv2.INTER_AREA)
    edges = lambda image: cv2.Laplacian(image, cv2.CV_32F, ksize=3)
    alike = lambda a, b: float(numpy.corrcoef(a.ravel(), b.ravel())[0, 1])
    print(alike(shrink(hybrid), shrink(near)), alike(shrink(hybrid), shrink(far)), alike(edges(hybrid), edges(near)), alike(edges(hybrid), edges(far)))`;
    const { stdout, stderr } = spawnSync(python, ['-c', script, folder], { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    expect(lines, stderr).toHaveLength(items.length);
    return lines.map((line) => {
      const [farNear, farFar, nearNear, nearFar] = line.split(' ').map(Number); // prettier-ignore
      return { farNear, farFar, nearNear, nearFar };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** From afar a hybrid is its far source, and its edges are those of the near one. */
export function expectFarAndNear({ farNear, farFar, nearNear, nearFar }: Likeness): void {
  expect(farFar).toBeGreaterThan(farNear + 0.1);
  expect(farFar).toBeGreaterThan(0.85);
  expect(nearNear).toBeGreaterThan(nearFar + 0.3);
}
