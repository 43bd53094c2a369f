// Writes a spec of a third of the items of every part, or of all parts but those named: what is made on an emulated machine,
// and what `npm test` looks at.
//
//   node scripts/every-family/few.mjs OUT.json [PART…]     its paths are relative to this folder: generate … --base scripts/every-family
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** They take a fifth of the time, and no other code than parts beside them. */
const costly = ['hybrid-triple', 'directional-facing-granular'];

const [out, ...others] = process.argv.slice(2);
const { parts, ...spec } = JSON.parse(readFileSync(join(import.meta.dirname, 'spec.json'), 'utf8'));
const few = parts
  .filter(({ name }) => ![...costly, ...others].includes(name))
  .map((part) => ({ ...part, count: Math.ceil(part.count / 3) }));
writeFileSync(out, JSON.stringify({ ...spec, parts: few }));
