/**
 * Writes into fonts/catalog.json how well the characters of the paper's map, turned by half, overlap those that they are read as
 * (`halfTurned`). Run it after adding a font: npm run build && node scripts/font-overlaps.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plan, prepare } from 'topsyturvy';

const base = fileURLToPath(new URL('../fonts', import.meta.url));
const catalog = JSON.parse(readFileSync(`${base}/catalog.json`, 'utf8'));
for (const entry of catalog.fonts) {
  // By its path, not by its id: of a user's font nothing is known before.
  const params = { fonts: [entry.file], length: 1, minOverlap: 0, selfTurned: 'keep' };
  const { make, plan: made } = await prepare(plan('text/rotated', { count: 6, params }), { base });
  const overlaps = Array.from({ length: made.length }, (_, i) => make(i).certificate.overlaps);
  entry.halfTurned = Object.fromEntries(
    overlaps.flatMap(Object.entries).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
writeFileSync(`${base}/catalog.json`, `${JSON.stringify(catalog, null, 2)}\n`);
