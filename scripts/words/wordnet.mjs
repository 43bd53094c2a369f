import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lexicographers' files of nouns, by their number less 3 (lexnames(5WN)). */
const FILES = 'top act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time'.split(' '); // prettier-ignore

/** A lemma as the library compares words: lower case, spaces for `_` and `-`. */
const plain = (lemma) => lemma.toLowerCase().replaceAll(/[_-]/g, ' ').replaceAll('.', '');

/** The nouns of WordNet 3.0 in a folder with `data.noun`, `noun.exc` and `cntlist.rev` (wndb(5WN)). */
export function readWordNet(folder) {
  const lines = (name) =>
    readFileSync(join(folder, name), 'latin1')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(' '));
  const counts = new Map(
    lines('cntlist.rev').map((line) => {
      const [key, , count] = line.split(' ');
      return [key, Number(count)];
    }),
  );
  const synsets = new Map();
  for (const line of lines('data.noun')) {
    const fields = line.split('|')[0].trim().split(' ');
    const [offset, file] = fields;
    const size = parseInt(fields[3], 16);
    const lemmas = Array.from({ length: size }, (_, i) => {
      const lemma = fields[4 + 2 * i];
      const key = `${lemma.toLowerCase()}%1:${file}:${fields[5 + 2 * i].padStart(2, '0')}::`;
      return { lemma, name: plain(lemma), count: counts.get(key) ?? 0 };
    });
    const pointers = fields.slice(5 + 2 * size);
    const related = (symbol) => pointers.flatMap((field, i) => (field === symbol ? [pointers[i + 1]] : []));
    synsets.set(offset, { section: FILES[Number(file) - 3], lemmas, up: related('@'), down: related('~') });
  }
  const senses = new Map(
    lines('index.noun').map((line) => {
      const fields = line.trim().split(' ');
      return [plain(fields[0]), fields.slice(-Number(fields[2]))];
    }),
  );
  const irregular = lines('noun.exc').map((line) => line.trim().split(' ').map(plain));
  return { synsets, senses, irregular };
}
