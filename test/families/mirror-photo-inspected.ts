import { join } from 'node:path';
import { expect } from 'vitest';
import { mirrorPhoto } from '../../src/families/mirror/photo/mirror-photo.js';
import type { PhotoParams } from '../../src/families/mirror/photo/state.js';
import { SkipReport } from '../../src/families/mirror/photo/annotations/skips.js';
import {
  readAnnotations,
  openPhotographs,
} from '../../src/families/mirror/photo/pictures/load-photographs.js';
import { readParams } from '../../src/families/params.js';
import { placed, standing, type Joints } from './mirror-photo-figures.js';

export const person = (changes: Joints = {}): Joints => placed(standing(changes), 240, 60);

/** What of `in/people.json` in a folder is usable, and what is skipped, with examples. */
export async function inspected(folder: string, more: Partial<PhotoParams> = {}) {
  const params = readParams(mirrorPhoto, {
    annotations: 'in/people.json',
    ...more,
  });
  const resolve = (path: string): string => join(folder, path);
  const report = new SkipReport();
  const { images, annotations } = readAnnotations(params, resolve, report);
  const usable: (number | string)[] = [];
  for await (const { list } of openPhotographs(images, params, resolve, report))
    usable.push(...list.map(({ view }) => view.subject.id));
  // Every annotation is one or the other.
  expect(usable.length + report.total).toBe(annotations);
  const skipped = Object.fromEntries(report.table.map(({ reason, count }) => [reason, count]));
  return { usable, skipped, table: report.table };
}
