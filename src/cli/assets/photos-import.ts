import { statSync } from 'node:fs';
import { badParameter, wrongParameter } from '../../core/errors.js';
import { writeAtomic } from '../../dataset/folder/atomic-file.js';
import { ioError } from '../../dataset/folder/folder.js';
import { mostPhotographs } from '../../families/orientation/photographs/form.js';
import {
  importPhotographs,
  type Imported,
  type ImportSource,
  sources,
} from '../../families/orientation/photographs/import/import-photographs.js';
import type { Vec3 } from '../../world/vector.js';
import { skipLines } from '../terminal/skip-lines.js';
import { asJson, print, wholeNumber } from '../terminal/print.js';

interface Options {
  from: string;
  out: string;
  images?: string;
  calib?: string;
  categories?: string;
  limit?: string;
  uncertainty?: string;
  trustFront?: boolean;
  front?: string[];
  json?: boolean;
}

/** `topsyturvy photos import`. */
export async function importPhotos(annotations: readonly string[], options: Options): Promise<void> {
  const {
    from,
    out,
    images,
    calib,
    categories,
    limit,
    uncertainty,
    trustFront = false,
    front = [],
  } = options;
  if (!sources.includes(from as ImportSource)) throw badParameter('--from', from, sources.join(', '));
  if (calib !== undefined && from !== 'kitti')
    throw badParameter('--calib', calib, 'no value but with --from kitti');
  if (from === 'kitti' && (trustFront || front.length > 0))
    throw badParameter('--front', front, 'no value with --from kitti, which defines all fronts');
  if (statSync(out, { throwIfNoEntry: false }))
    throw wrongParameter(`'${out}' is there already; name a new file`, out, 'a new file');
  const imported = await importPhotographs({
    source: from as ImportSource,
    annotations,
    out,
    images,
    calib,
    categories: categories?.split(',').map((name) => name.trim().toLowerCase()) ?? [],
    limit: limit === undefined ? mostPhotographs : wholeNumber('--limit', limit, 1, mostPhotographs),
    uncertainty: uncertainty === undefined ? undefined : wholeNumber('--uncertainty', uncertainty, 0, 180),
    trustFront,
    fronts: new Map(front.map(frontOf)),
  });
  try {
    writeAtomic(out, imported.text);
  } catch (error) {
    throw ioError(out, error);
  }
  report(imported, out, options.json ?? false);
}

const axes: Readonly<Record<string, Vec3>> = {
  '+x': [1, 0, 0],
  '-x': [-1, 0, 0],
  '+z': [0, 0, 1],
  '-z': [0, 0, -1],
};

/** "shoe=+x" as a category and the axis of its frame that its front is on. */
function frontOf(text: string): [string, Vec3] {
  const [category = '', axis = '', ...more] = text.split('=');
  const found = Object.hasOwn(axes, axis) ? axes[axis] : undefined;
  if (category.trim() === '' || !found || more.length > 0)
    throw badParameter(
      '--front',
      text,
      `a category and an axis, such as shoe=+x (${Object.keys(axes).join(', ')})`,
    );
  return [category.trim().toLowerCase(), found];
}

function report({ photographs, objects, skips }: Imported, out: string, json: boolean): void {
  if (json) {
    print(asJson({ file: out, photographs, objects, skipped: skips.table }));
    return;
  }
  const first = `${out}: ${objects} objects on ${photographs} photographs`;
  print(`${[first, ...skipLines('not imported', skips.table)].join('\n')}\n`);
}
