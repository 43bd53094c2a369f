import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, messageOf } from '../../core/index.js';
import { packageVersion } from '../../core/files/package-root.js';
import { textIfThere } from '../folder/folder.js';
import { surveyLines } from '../folder/hashed-lines.js';
import { itemsFile, manifestFile, questionsFile, schemaFile } from '../folder/layout.js';
import { comparedEngines, digestOf } from '../folder/manifest.js';
import { schemaText } from '../folder/schema.js';
import type { Manifest } from '../item/record.js';

/** Takes what is wrong, and where. */
export type Say = (where: string, what: string) => void;

/**
 * Compares the files of a dataset with the hashes of its manifest, and the manifest with the one that is expected.
 * @param expectedFor what it should be for a number of questions
 */
export async function checkManifest(
  manifest: Manifest,
  folder: string,
  say: Say,
  expectedFor: (questions: number) => Manifest,
): Promise<void> {
  let questions = 0;
  for (const name of [itemsFile, questionsFile] as const) {
    const file = existsSync(join(folder, name)) ? surveyLines({ folder, name }) : undefined;
    if (!file) say(name, 'the file is missing');
    else if (file.sha256 !== manifest.files[name])
      say(name, `its sha256 is ${file.sha256}, but ${manifestFile} says ${manifest.files[name]}`);
    if (name === questionsFile && file) questions = file.lines;
  }
  const expected = expectedFor(questions);
  for (const key of ['families', 'seed', 'spec', 'portable', 'assets', 'capacity', 'counts'] as const) {
    const [found, right] = [canonicalJson(manifest[key]), canonicalJson(expected[key])];
    if (found !== right) say(`${manifestFile} ${key}`, `is ${found}, expected ${right}`);
  }
  const [engines, rightOnes] = [manifest, expected].map((one) => canonicalJson(comparedEngines(one.engines)));
  if (engines !== rightOnes) say(`${manifestFile} engines`, `are ${engines}, expected ${rightOnes}`);
  const digest = digestOf(manifest);
  if (manifest.digest !== digest)
    say(`${manifestFile} digest`, `is ${manifest.digest}, but its own fields give ${digest}`);
  await checkSchema(manifest, folder, say);
}

async function checkSchema({ topsyturvy }: Manifest, folder: string, say: Say): Promise<void> {
  try {
    const found = textIfThere(folder, schemaFile);
    if (found === undefined) say(schemaFile, 'the file is missing');
    else if (topsyturvy === packageVersion() && found !== (await schemaText()))
      say(schemaFile, 'is not the schema that this version writes');
  } catch (error) {
    say(schemaFile, messageOf(error));
  }
}

/** The files below a folder in the order of their names, so that reports do not depend on the file system. */
export function* filesBelow(folder: string, path: string): Generator<string> {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    else yield below;
  }
}
