// A font file of one's own: find which turned characters read as which, then make strings of them.
import { fileURLToPath } from 'node:url';
import { generate, plan } from 'topsyturvy';
import { loadFont, turnMap } from 'topsyturvy/fonts';

// Any TTF, OTF or WOFF file below the working directory (or below `base`); this one stands for yours.
const base = fileURLToPath(new URL('..', import.meta.url));
const file = 'fonts/outfit/Outfit_400Regular.ttf';

const font = loadFont(`${base}${file}`);
const characters = 'abdehmnopqsuwxzHINOSXZ0689';
const { entries } = turnMap(font, characters, 'half', { minOverlap: 0.85 });
const found = entries.filter(({ reads }) => reads !== undefined);
console.log(found.map(({ char, reads, overlap }) => `${char}→${reads} ${overlap.toFixed(2)}`).join('  '));

// A person should look at what was found (`topsyturvy fonts inspect FILE` draws it) and name what may be used.
const wanted = found.filter(({ char }) => 'bqdpnu69'.includes(char));
const map = Object.fromEntries(wanted.map(({ char, reads }) => [char, reads]));

const strings = await plan('text/rotated', {
  seed: 'custom-font',
  count: 4,
  params: { fonts: [file], map, length: 4, minOverlap: 0.85 },
});
for await (const item of generate(strings, { base })) {
  const [original, rotated] = item.views;
  console.log(`${original.label} → ${rotated.label}, least overlap ${item.certificate.overlap.toFixed(3)}`);
}
