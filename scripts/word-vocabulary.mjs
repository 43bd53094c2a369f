/**
 * Writes assets/words/nouns.json, by which words of replies are compared (AmbiBench A.5), from WordNet 3.0, and
 * assets/words/general.json, the words that say too little, each with the reason:
 *
 *     apt-get download wordnet-base && dpkg -x wordnet-base_*.deb /tmp/wordnet
 *     node scripts/word-vocabulary.mjs /tmp/wordnet/usr/share/wordnet
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { general } from './words/general.mjs';
import { aliases, kinds, noKinds, nouns } from './words/nouns.mjs';
import { readWordNet } from './words/wordnet.mjs';

/** Of all things or nearly all: who says no more than this has named nothing. */
const TOO_WIDE = new Set(
  (
    'entity|physical entity|abstract entity|abstraction|thing|object|physical object|whole|unit|artifact|living thing|being|organism|' +
    'causal agent|cause|instrumentality|matter|substance|solid|psychological feature|attribute|relation|communication|group|' +
    'measure|part|piece|region|location|point|structure|construction|shape|form|figure|plane figure|two dimensional figure|' +
    'natural object|process|phenomenon|natural phenomenon|physical phenomenon|covering|article|ware|consumer goods|commodity|goods|' +
    'material|body part|external body part|feature|extremity|device|equipment|implement|way|passage|opening|surface|area|' +
    'plant part|plant organ|reproductive structure|nutriment|state|condition|event|happening|geographical area|geographic region|' +
    'signal|indication|evidence|information|message|visual communication|property|spatial property|magnitude|space|' +
    'unit of measurement|definite quantity|system|assembly|collection|connection|barrier|obstruction|support|supporting structure|' +
    'creation|product|line|facility|installation|establishment|land|ground|earth|thread|mechanism|decoration|protective covering|' +
    'line of work|fixture|framework|fabric|conveyance|transport|produce|solid food|ingredient|foodstuff|organ|process|' +
    'discharge|natural process|change|act|action|activity|leader|adult|worker|expert|unfortunate|relative|domestic animal|' +
    'natural elevation|geological formation|formation|body of water|thing|enclosure|atmosphere|celestial body|heavenly body|' +
    'imagination|creativity|ability|cognition|principal|representative|communicator|wrongdoer|tissue|animal tissue|' +
    'connective tissue|arrangement|gathering|social group|district|section|vicinity|geographic point|access|course|set|bar|' +
    'block|case|durables|curve|negotiator|crack|representation|model|instrument|holder|holding device|slab|sheet|upright|' +
    'contestant|creator|preserver|projectile|community|floater|tract|fluid|liquid|sphere|cube'
  ).split('|'),
);
/** Sections whose nouns can be pictured. */
const PICTURED = new Set(
  'top animal artifact body food plant person object location phenomenon shape group communication'.split(
    ' ',
  ),
);
/** More kinds than this, and those that no one counted in a text are left out. */
const MANY = 300;

const { synsets, senses, irregular } = readWordNet(process.argv[2] ?? '/usr/share/wordnet');
const find = (section, noun, sense = 1) => {
  const found = (senses.get(noun) ?? []).filter((offset) => synsets.get(offset).section === section)[
    sense - 1
  ];
  if (found === undefined) throw new Error(`WordNet has no ${section} '${noun}' with a sense ${sense}`);
  return found;
};

const chosen = nouns.map(([section, noun, sense]) => find(section, noun, sense));
const byName = new Map(nouns.map(([section, noun], i) => [`${section} ${noun}`, chosen[i]]));
const named = (section, noun) => {
  const offset = byName.get(`${section} ${noun}`);
  if (offset === undefined) throw new Error(`No ${section} '${noun}' among the nouns`);
  return offset;
};

const all = (start, next) => {
  const seen = new Set(start);
  for (const offset of seen) for (const other of next(offset)) seen.add(other);
  return seen;
};
const isWide = (offset) => synsets.get(offset).lemmas.some(({ name }) => TOO_WIDE.has(name));
const has = (offset, noun) => synsets.get(offset).lemmas.some(({ name }) => name === noun);
const isNoKind = (offset, other) => noKinds.some(([one, two]) => has(offset, one) && has(other, two));
const up = (offset) =>
  synsets
    .get(offset)
    .up.filter((other) => (!isWide(other) || chosen.includes(other)) && !isNoKind(offset, other));
/** Of people, only those listed: there is a WordNet of insults below them. */
const down = (offset) =>
  synsets
    .get(offset)
    .down.filter((other) => synsets.get(other).section !== 'person' || chosen.includes(other));

const above = all(chosen, up);
const below = all(chosen, down);
const isBelow = (offset) => below.has(offset);
const kept = new Set(above);
for (const start of chosen) {
  const kin = all([start], down);
  const many = kin.size > MANY;
  for (const offset of kin) {
    if (!many || synsets.get(offset).lemmas.some(({ count }) => count > 0)) kept.add(offset);
  }
}
// Whatever is kept is connected with the listed nouns that it is a kind of.
for (const offset of all(kept, (other) => up(other).filter((parent) => isBelow(parent)))) kept.add(offset);

/** Vernacular names: no Latin taxa, no people's names. */
const isCommon = ({ lemma }) => !/[A-Z]/.test(lemma) || /^(?:Sun|Moon|TV|Frisbee|T-shirt|Jeep)$/i.test(lemma);
const isProper = (offset, name) =>
  !synsets.get(offset).lemmas.some((lemma) => lemma.name === name && isCommon(lemma));
const extra = new Map();
const add = (offset, name) => extra.set(offset, [...(extra.get(offset) ?? []), name]);
for (const [name, section, noun] of aliases) add(named(section, noun), name);
/** A listed noun has no meanings but those it is listed with: a dog is no sausage, a bus no old car. */
const meant = new Map(nouns.map(([, noun]) => [noun, new Set()]));
nouns.forEach(([, noun], i) => meant.get(noun).add(chosen[i]));
const isMeant = (offset, name) => meant.get(name)?.has(offset) ?? true;
const namesOf = (offset) => [
  ...new Set([
    ...synsets
      .get(offset)
      .lemmas.filter((lemma) => isCommon(lemma) && isMeant(offset, lemma.name))
      .map(({ name }) => name),
    ...(extra.get(offset) ?? []),
  ]),
];

const isEmpty = (offset) =>
  namesOf(offset).length === 0 && !synsets.get(offset).down.some((other) => kept.has(other));
let last;
do {
  last = kept.size;
  for (const offset of kept) if (isEmpty(offset)) kept.delete(offset);
} while (kept.size < last);

const order = [...kept].sort();
const at = new Map(order.map((offset, i) => [offset, i]));
const lines = order.map((offset) => [
  namesOf(offset).join('|'),
  ...up(offset)
    .filter((other) => at.has(other))
    .map((other) => at.get(other)),
]);
for (const [name, section, noun] of kinds) {
  const parent = at.get(named(section, noun));
  const own = [...byName].find(
    ([key]) => key.endsWith(` ${name}`) && key.slice(0, -name.length - 1).match(/^\w+$/),
  );
  if (own) lines[at.get(own[1])] = [...new Set([...lines[at.get(own[1])], parent])];
  else lines.push([name, parent]);
}

const vocabulary = new Set(lines.flatMap(([names]) => names.split('|')));
const heads = new Set(nouns.flatMap(([, noun]) => (noun.includes(' ') ? [] : [noun])));
const misleading = [...senses]
  .filter(([name, offsets]) => {
    const head = name.slice(name.lastIndexOf(' ') + 1);
    if (!name.includes(' ') || !heads.has(head) || vocabulary.has(name)) return false;
    if (!offsets.some((offset) => PICTURED.has(synsets.get(offset).section))) return false;
    if (
      /\d|'/.test(name) ||
      offsets.every((offset) => isProper(offset, name) || synsets.get(offset).section === 'plant')
    )
      return false;
    return !offsets.some((offset) =>
      [...all([offset], (other) => synsets.get(other).up)].some((other) =>
        synsets.get(other).lemmas.some((lemma) => lemma.name === head),
      ),
    );
  })
  .map(([name]) => name)
  .sort();
const plurals = Object.fromEntries(
  irregular
    .filter(([, singular]) => vocabulary.has(singular))
    .map(([plural, singular]) => [plural, singular]),
);

const list = (entries) => entries.map((entry) => JSON.stringify(entry)).join(',\n');
const text = `{"synsets":[\n${list(lines)}\n],\n"misleading":[\n${list(misleading)}\n],\n"plurals":${JSON.stringify(plurals)}}\n`;
const folder = new URL('../assets/words/', import.meta.url);
writeFileSync(new URL('nouns.json', folder), text);

/** What is above a line, itself included, as places in `lines`. */
const over = (line) => all([line], (other) => lines[other].slice(1));
const listed = new Set(nouns.map(([, noun]) => noun));
const kindsOf = new Map();
for (const [key, offset] of byName) {
  const own = at.get(offset);
  const noun = key.slice(key.indexOf(' ') + 1);
  if (own === undefined) continue;
  for (const place of over(own)) {
    if (place !== own) kindsOf.set(place, (kindsOf.get(place) ?? new Set()).add(noun));
  }
}
const reasons = new Map();
for (const [place, below] of [...kindsOf].sort(([, a], [, b]) => b.size - a.size)) {
  const names = lines[place][0].split('|').filter((name) => name !== '');
  const [given] = names.filter((name) => Object.hasOwn(general, name));
  if (given === undefined && (below.size < 2 || names.some((name) => listed.has(name)))) continue;
  const some = [...below].sort();
  const rest = below.size > 3 ? ` and ${below.size - 3} more` : '';
  const reason = given ? general[given] : `${some.slice(0, 3).join(', ')}${rest}`;
  for (const name of names) {
    if (!listed.has(name) || Object.hasOwn(general, name)) reasons.set(name, reasons.get(name) ?? reason);
  }
}
for (const [name, reason] of Object.entries(general)) reasons.set(name, reasons.get(name) ?? reason);
writeFileSync(
  new URL('general.json', folder),
  `{\n${[...reasons].map((entry) => entry.map((part) => JSON.stringify(part)).join(': ')).join(',\n')}\n}\n`,
);
const hash = (file) =>
  createHash('sha256')
    .update(readFileSync(new URL(file, folder)))
    .digest('hex');
const entry = (file, note) => ({
  file,
  sha256: hash(file),
  license: 'WordNet-3.0',
  licenseFile: 'LICENSE.txt',
  source: { database: 'WordNet', version: '3.0', url: 'https://wordnet.princeton.edu/' },
  note,
});
const catalog = {
  words: [
    entry(
      'nouns.json',
      'Nouns that pictures are named by, with synonyms, kinds and what they are kinds of; made by scripts/word-vocabulary.mjs.',
    ),
    entry(
      'general.json',
      'Nouns that are broader than the basic level, each with the reason; made by scripts/word-vocabulary.mjs.',
    ),
  ],
};
writeFileSync(new URL('catalog.json', folder), `${JSON.stringify(catalog, null, 2)}\n`);
console.log(
  `${lines.length} synsets, ${vocabulary.size} words, ${reasons.size} general, ${misleading.length} misleading, ${text.length} bytes`,
);
