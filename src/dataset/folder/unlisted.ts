import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { animationsOf, viewsOf } from '../../families/family.js';
import { ChunkLayout } from '../tar/chunk-layout.js';
import { imageFile, imagesFolder, tarFolder } from './layout.js';
import type { Plan } from '../plan/plan.js';

/** Files of pictures, or of tar files with them, that belong to no item of the plan, as paths relative to the dataset's folder. */
export function* unlistedFiles(plan: Plan, folder: string): Generator<string> {
  const hasFolder = (name: string): boolean =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (hasFolder(tarFolder)) {
    const layout = new ChunkLayout(plan);
    for (const file of filesBelow(folder, tarFolder)) if (!layout.has(file)) yield file;
  } else if (hasFolder(imagesFolder))
    for (const file of filesBelow(folder, imagesFolder)) if (!isListed(plan, file)) yield file;
}

/** The files below a folder in the order of their names, so that reports do not depend on the file system. */
function* filesBelow(folder: string, path: string): Generator<string> {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    else yield below;
  }
}

function isListed(plan: Plan, path: string): boolean {
  const [, id = '', view, extension] = /\/([^/]+-[0-9a-f]{16})-([^/]+)\.(png|gif)$/.exec(path) ?? [];
  const index = plan.indexOf(id);
  if (index === undefined) return false;
  const item = plan.item(index);
  const { family, params } = item.part;
  return (
    (extension === 'png' ? viewsOf : animationsOf)(family, params).some(({ name }) => name === view) &&
    imageFile(item, view, extension as 'png' | 'gif') === path
  );
}
