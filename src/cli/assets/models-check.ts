import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { modelOf } from '../../content/models/known.js';
import { catalog } from '../../content/models/index.js';
import { badParameter } from '../../core/errors.js';
import { encodePng } from '../../draw/png/encode.js';
import { checkPack, type CheckedModel } from '../../world/pack/check/check-pack.js';
import { SheetPages } from '../../world/pack/check/sheet-pages.js';
import { draftPack } from '../../world/pack/draft.js';
import { packFile, readPack } from '../../world/pack/read.js';
import { packText } from '../../world/pack/write.js';
import { asJson, print } from '../terminal/print.js';
import { writeOutput } from '../../dataset/export/new-file.js';

type Options = { out?: string; write?: boolean; json?: boolean };

/** `topsyturvy models check`. */
export async function check(folder: string, options: Options): Promise<void> {
  if (options.write) writeDraft(folder);
  const pack = readPack(folder);
  const sheets = new SheetFiles(options.out ?? `${basename(resolve(folder))}-sheets`);
  const pages = new SheetPages((page, number) => sheets.write(number, encodePng(page)));
  const models = await checkPack(pack, (model, entry) => pages.add(model, entry));
  pages.finish();
  const count = (verdict: CheckedModel['verdict']): number =>
    models.filter((model) => model.verdict === verdict).length;
  const counts = { models: models.length, problems: count('problem'), warnings: count('warning') };
  const { name, version = null } = pack;
  if (options.json) print(asJson({ name, version, ...counts, models, sheets: sheets.files }));
  else {
    const drafted = options.write
      ? [`wrote ${join(folder, packFile)}; look at the sheets and correct it`]
      : [];
    const drawn = sheets.files.map((file) => `sheet: ${file}`);
    print(`${[...drafted, ...table(models), ...remarks(models), summary(counts), ...drawn].join('\n')}\n`);
  }
  if (counts.problems > 0) process.exitCode = 1;
}

/** The files that pages are written to: in a folder, or under one file's name with numbers. */
class SheetFiles {
  readonly files: string[] = [];

  constructor(private readonly out: string) {}

  write(number: number, bytes: Uint8Array): void {
    const { out } = this;
    const numbered = String(number).padStart(3, '0');
    const isFile = /\.png$/i.test(out);
    const one = number === 1 ? out : out.replace(/\.png$/i, `-${numbered}.png`);
    const file = isFile ? one : join(out, `page-${numbered}.png`);
    writeOutput(file, bytes, !isFile);
    this.files.push(file);
  }
}

/** Writes a list for a folder that has none. */
function writeDraft(folder: string): void {
  const file = join(folder, packFile);
  if (existsSync(file))
    throw badParameter('--write', file, 'a folder without a pack.json, which is not overwritten');
  const known = (word: string) => modelOf(word) ?? catalog.find(({ names }) => names?.includes(word));
  writeOutput(file, packText(draftPack(folder, known)));
}

function table(models: readonly CheckedModel[]): string[] {
  const rows = models.map(({ file, category, verdict, triangles, textures = [], size, symmetry }) => [
    verdict,
    file,
    category,
    String(triangles ?? '-'),
    texturesText(textures),
    size ? `${size.join(' x ')} m` : '-',
    symmetry ? `${symmetry.surface}/${symmetry.silhouettes}` : '-',
  ]);
  const head = ['verdict', 'file', 'category', 'triangles', 'textures', 'size', 'symmetry'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  return [head, ...rows].map((row) =>
    row
      .map((text, i) => text.padEnd(widths[i]))
      .join('  ')
      .trimEnd(),
  );
}

/** The sizes of textures, e.g. '2 of 1024x1024, 1 of 512x512'. */
function texturesText(textures: readonly string[]): string {
  const sizes = [...new Set(textures)];
  return (
    sizes.map((size) => `${textures.filter((other) => other === size).length} of ${size}`).join(', ') || '0'
  );
}

/** The remarks on models, with equal ones merged into one line. */
function remarks(models: readonly CheckedModel[]): string[] {
  const files = new Map<string, string[]>();
  for (const { file, problems, warnings } of models)
    for (const said of [
      ...problems.map((text) => `problem: ${text}`),
      ...warnings.map((text) => `warning: ${text}`),
    ])
      files.set(said, [...(files.get(said) ?? []), file]);
  return [...files].map(([said, named]) => {
    const [kind] = said.split(':');
    const whose = named.length > 3 ? `${named.length} models, the first ${named[0]}` : named.join(', ');
    return `${kind}: ${whose}: ${said.slice(kind.length + 2)}`;
  });
}

const summary = (counts: { models: number; problems: number; warnings: number }): string =>
  `${counts.models} models: ${counts.problems} with problems, ${counts.warnings} with warnings`;
