import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { badParameter, badFolder } from '../core/errors.js';
import { packageText } from '../core/files/package-root.js';
import { writeAtomic } from '../dataset/folder/atomic-file.js';
import { withIoErrors } from '../dataset/folder/folder.js';
import { libraryFinder } from '../dataset/plan/modules.js';
import { families } from '../families/index.js';
import { print } from './terminal/print.js';

/** The form of a family's name, which `defineFamily` checks too; a spec has a part of this name, and files have it. */
const nameForm = /^(?=.{1,60}$)[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** `topsyturvy new family`: a family that runs, and its test, as a starting point. */
export function newFamily(name: string, { out }: { out: string }): void {
  if (!nameForm.test(name))
    throw badParameter(
      'the name of a family',
      name,
      "group/name in lower case, at most 60 characters, e.g. 'grid/lit-cell'",
    );
  if (families.some((family) => family.name === name))
    throw badParameter('the name of a family', name, 'one that no shipped family has');
  const base = name.slice(name.indexOf('/') + 1);
  const files = [`${base}.mjs`, `${base}.test.mjs`].map((file) => join(out, file));
  const taken = files.find((file) => existsSync(file));
  if (taken !== undefined)
    throw badFolder(`There is something at '${taken}' already; give another name or --out`, taken);
  withIoErrors(out, () => {
    for (const [at, template] of ['family.mjs', 'family.test.mjs'].entries())
      writeAtomic(files[at], named(readTemplate(template), name, base));
  });
  const installed = findsLibrary(out);
  print(
    [
      ...files.map((file) => `wrote ${file}`),
      '',
      ...(installed
        ? []
        : ['# topsyturvy is not installed beside these files; once it is, this works without --import:']),
      `node ${installed ? '' : `--import ${pathToFileURL(libraryFinder()).href} `}--test ${files[1]}`,
      `topsyturvy generate ${name} --module ${files[0]} --count 16 --out out/${base}`,
      `topsyturvy gallery out/${base}`,
      '',
    ].join('\n'),
  );
}

/** Whether files of a folder can import the library. */
function findsLibrary(folder: string): boolean {
  try {
    createRequire(resolve(folder, 'module.mjs')).resolve('topsyturvy');
    return true;
  } catch {
    return false;
  }
}

const readTemplate = (file: string): string => packageText(`assets/templates/${file}`);

/** The template with the family's name, and its file's, in place of its own. */
const named = (template: string, name: string, base: string): string =>
  template
    .replaceAll('own/family', name)
    .replaceAll('family.mjs', `${base}.mjs`)
    .replaceAll('family.test.mjs', `${base}.test.mjs`)
    .replaceAll('out/family', `out/${base}`);
