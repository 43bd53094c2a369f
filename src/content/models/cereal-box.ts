import { cosDegrees, sinDegrees, type Stream, triples } from '../../core/index.js';
import { circle, ellipse, polygon, star, roundRect } from '../../draw/shapes.js';
import { arc, beveledBox, box as plate, materials, Sheet, type Part } from '../../world/modeling/index.js';
import { moved, movedPart, part, turnedPart } from '../../world/modeling/mesh/index.js';
import { defineModel } from './define.js';

const names = ['OATS', 'HONEY POPS', 'CRUNCH', 'STARS', 'FLAKES', 'MUESLI', 'LOOPS'] as const;
const schemes = triples(`
  #c8202c #ffd84a #ffffff, #1f5fb0 #ffffff #ffd84a, #f2b01e #b3202a #ffffff, #2e8b4a #ffffff #ffe06a,
  #6a2c91 #ffe06a #ffffff
`);

/** A box of breakfast cereal: a large name and a bowl on the front, small print on rear and sides. */
export const cerealBox = defineModel({
  category: 'cereal box',
  broadClass: 'containers',
  hasFront: true,
  frontShownBy: 'the large name and the picture of a bowl',
  hasText: true,
  letters: 0.11,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.17, 0.21);
    const height = size.uniform(0.26, 0.31);
    const depth = size.uniform(0.05, 0.07);
    const scheme = look.choice(schemes);
    const name = look.choice(names);
    const card = materials.satin(scheme[0]);
    const [w, h, d] = [width - 0.003, height - 0.003, depth - 0.003];
    const flap = plate(w, 0.001, 0.6 * depth);
    const sideOf = (sheet: Sheet, degrees: number): Part =>
      turnedPart(sheet.plate('side', card), 'y', degrees);
    return [
      part('carton', card, beveledBox(width, height, depth, 0.0018, 3)),
      part('flap', materials.cardboard('#b9a684'), [
        moved(flap, 0, height / 2, -0.18 * depth),
        moved(plate(0.26 * w, 0.0014, 0.2 * depth), 0, height / 2, 0.2 * depth),
      ]),
      movedPart(frontOf(w, h, scheme, name, look).plate('front', card), 0, 0, depth / 2),
      movedPart(turnedPart(rearOf(w, h, scheme, name).plate('rear', card), 'y', 180), 0, 0, -depth / 2),
      movedPart(sideOf(factsOf(d, h, scheme, name), 90), width / 2, 0, 0),
      movedPart(sideOf(upright(d, h, scheme, name), -90), -width / 2, 0, 0),
    ];
  },
});

type Scheme = (typeof schemes)[number];

function frontOf(w: number, h: number, [back, bright, light]: Scheme, name: string, look: Stream): Sheet {
  const sheet = new Sheet(w, h, back, 384);
  sheet.fill(star(0, 0.1 * h, 0.62 * w, 0.5 * w, 18), bright);
  sheet.fill(roundRect(-0.45 * w, -0.42 * h, 0.9 * w, 0.24 * h, 0.06 * w), back);
  for (const [i, word] of name.split(' ').entries()) {
    const lines = name.split(' ').length;
    const y = (-0.3 + (i - (lines - 1) / 2) * 0.14) * h;
    sheet.text(word, 0, y, (lines > 1 ? 0.11 : 0.15) * h, light, {
      font: 'archivo-black',
      maxWidth: 0.88 * w,
    });
  }
  const y = 0.12 * h;
  const belly = arc(0, 0, 1, 0, 180, 24).map(([c, t]) => [0.36 * w * c, y + 0.21 * h * t] as const);
  sheet.bar(0, y + 0.215 * h, 0.26 * w, 0.025 * h, '#24588f').fill(polygon(belly), '#2f6fb5');
  sheet
    .fill(ellipse(0, y, 0.38 * w, 0.085 * h), '#fbfaf5')
    .fill(ellipse(0, y, 0.34 * w, 0.065 * h), '#f3e6c8');
  for (let i = 0; i < 34; i++) {
    const [angle, r] = [look.uniform(0, 360), look.uniform(0.1, 1)];
    const x = 0.29 * w * r * cosDegrees(angle);
    const dy = 0.045 * h * r * sinDegrees(angle) - 0.012 * h * (1 - r);
    sheet.fill(circle(x, y + dy, 0.032 * w), ['#b5742c', '#d9a04a', '#e6b766'][i % 3]);
  }
  return sheet.text('500 g', 0.34 * w, 0.45 * h, 0.03 * h, light, { bold: 0.1 });
}

function rearOf(w: number, h: number, [back, bright, light]: Scheme, name: string): Sheet {
  const sheet = new Sheet(w, h, back, 256).text(name, 0, -0.4 * h, 0.07 * h, bright, {
    font: 'archivo-black',
    maxWidth: 0.8 * w,
  });
  sheet.fill(roundRect(-0.43 * w, -0.31 * h, 0.86 * w, 0.5 * h, 0.02 * w), light);
  for (let i = 0; i < 9; i++)
    sheet.bar(
      i % 4 === 3 ? -0.12 * w : 0,
      (-0.25 + 0.05 * i) * h,
      (i % 4 === 3 ? 0.5 : 0.74) * w,
      0.012 * h,
      '#4a4a50',
    );
  sheet.bar(0.22 * w, 0.36 * h, 0.36 * w, 0.16 * h, '#ffffff');
  for (let i = 0; i < 12; i++)
    sheet.bar((0.08 + 0.026 * i) * w, 0.36 * h, (i % 3 === 0 ? 0.016 : 0.008) * w, 0.13 * h, '#111111');
  return sheet;
}

/** The side with the table of contents. */
function factsOf(d: number, h: number, [back]: Scheme, name: string): Sheet {
  const sheet = new Sheet(d, h, back, 256);
  sheet.fill(roundRect(-0.4 * d, -0.4 * h, 0.8 * d, 0.66 * h, 0.02 * d), '#fbfaf5');
  sheet.text(name, 0, -0.34 * h, 0.035 * h, '#17181c', { bold: 0.1, maxWidth: 0.66 * d });
  for (let i = 0; i < 11; i++) {
    sheet.bar(-0.1 * d, (-0.27 + 0.045 * i) * h, 0.4 * d, 0.01 * h, '#4a4a50');
    sheet.bar(0.28 * d, (-0.27 + 0.045 * i) * h, 0.1 * d, 0.01 * h, '#4a4a50');
  }
  return sheet;
}

/** The side with the name from top to bottom. */
function upright(d: number, h: number, [back, bright]: Scheme, name: string): Sheet {
  const letters = [...name.replace(' ', '')];
  const step = Math.min(0.11, 0.84 / letters.length) * h;
  const sheet = new Sheet(d, h, back, 256);
  for (const [i, letter] of letters.entries())
    sheet.text(letter, 0, (i - (letters.length - 1) / 2) * step, 0.7 * step, bright, {
      font: 'archivo-black',
      maxWidth: 0.7 * d,
    });
  return sheet;
}
