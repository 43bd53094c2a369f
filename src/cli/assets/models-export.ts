import { catalog } from '../../content/models/index.js';
import { exportPack } from '../../content/packs/export-pack.js';
import { badParameter, seedText } from '../../core/index.js';
import { print, wholeNumber } from '../terminal/print.js';

type Options = { categories?: string; variations: string; seed: string; look: string };

/** `topsyturvy models export`. */
export function exportModels(folder: string, options: Options): void {
  const { look } = options;
  if (look !== 'clean' && look !== 'photo') throw badParameter('--look', look, 'clean or photo');
  const names = options.categories?.split(',').map((name) => name.trim());
  const kinds = names ? names.map(kindOf) : catalog;
  const variations = wholeNumber('--variations', options.variations, 1, 100);
  const count = exportPack(folder, { kinds, variations, seed: seedText(options.seed), look });
  print(`${folder}: ${count} models of ${kinds.length} categories\n`);
}

function kindOf(category: string) {
  const kind = catalog.find((entry) => entry.category === category);
  if (kind) return kind;
  const there = catalog.map((entry) => entry.category).join(', ');
  throw badParameter('--categories', category, `categories of the catalog: ${there}`);
}
