import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { animationsOf, viewsOf } from '../../families/family.js';
import { imageFile } from './layout.js';
import type { Plan } from '../plan/plan.js';

/** Files below `images/` that belong to no item of the plan, as paths relative to the dataset's folder. */
export function* unlistedFiles(plan: Plan, folder: string): Generator<string> {
  const images = statSync(join(folder, 'images'), { throwIfNoEntry: false });
  if (!images?.isDirectory()) return;
  for (const file of filesBelow(folder, 'images')) if (!isListed(plan, file)) yield file;
}

/** In the order of their names, so that reports do not depend on the file system. */
function* filesBelow(folder: string, path: string): Generator<string> {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    else yield below;
  }
}

function isListed(plan: Plan, path: string): boolean {
  const [, name = '', , file = ''] = path.split('/');
  const part = plan.parts.find((candidate) => candidate.name === name);
  const [, index, view, extension] = /^(\d+)-(.+)\.(png|gif)$/.exec(file.slice(name.length + 1)) ?? [];
  return (
    part !== undefined &&
    Number(index) < part.count &&
    (extension === 'png' ? viewsOf : animationsOf)(part.family, part.params).some(
      (candidate) => candidate.name === view,
    ) &&
    imageFile(plan.item(part.start + Number(index)), view!, extension as 'png' | 'gif') === path
  );
}
