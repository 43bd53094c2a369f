import { pairs } from '../../core/table.js';
import { circle, polygon, roundRect } from '../../draw/shapes.js';
import { beveledBox, extrude, materials, part, type Outline } from '../../world/modeling/index.js';
import { moved, movedPart, turned, turnedPart } from '../../world/modeling/mesh/index.js';
import { Sheet } from '../../world/modeling/print.js';
import { defineModel } from './define.js';

const titles = [
  ['THE', 'LONG', 'VOYAGE'],
  ['BIRDS', 'OF THE', 'NORTH'],
  ['A', 'GARDEN', 'YEAR'],
  ['STARS', 'AND', 'PLANETS'],
  ['FIVE', 'SHORT', 'STORIES'],
] as const;
const authors = ['R. F. HALE', 'L. PARKER', 'E. QUINN', 'J. B. FROST'] as const;
const covers = pairs(`
  #1f3f6e #f2d37a, #7c1f2b #f4e8d0, #1f5a48 #f2efe4, #e7dcc0 #9c2a24, #e08a2e #1d2430, #3c2a5a #e9c9d8
`);

/** A closed hardback that stands upright: title on the front cover and the spine, pages on the other three sides. */
export const book = defineModel({
  category: 'book',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'the title on the cover',
  hasText: true,
  letters: 0.065,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.13, 0.17);
    const height = width * size.uniform(1.36, 1.55);
    const thick = size.uniform(0.028, 0.05);
    const [tint, ink] = look.choice(covers);
    const title = look.choice(titles);
    const author = look.choice(authors);
    const font = look.choice(['roboto-slab', 'outfit', 'libre-baskerville', 'archivo-black']);
    const emblem = look.below(3);

    const board = 0.003;
    const [w, h] = [width - 0.008, height - 0.006];
    const front = new Sheet(w, h, tint, 320);
    const frame = roundRect(-0.46 * w, -0.47 * h, 0.92 * w, 0.94 * h, 0.01);
    front.stroke(frame, ink, 0.0015);
    for (const [i, word] of title.entries())
      front.text(word, 0, (-0.32 + 0.135 * i) * h, 0.085 * h, ink, { font, bold: 0.05, maxWidth: 0.84 * w });
    front.text(author, 0, 0.4 * h, 0.04 * h, ink, { font, maxWidth: 0.8 * w });
    const [r, y] = [0.16 * w, 0.2 * h];
    if (emblem === 0) front.fill(circle(0, y, r), ink).fill(circle(0.4 * r, y - 0.25 * r, 0.85 * r), tint);
    if (emblem === 1)
      front.fill(
        polygon([
          [-r, y + r],
          [-0.3 * r, y - 0.6 * r],
          [0.2 * r, y + 0.2 * r],
          [0.5 * r, y - 0.2 * r],
          [1.2 * r, y + r],
        ]),
        ink,
      );
    if (emblem === 2) front.stroke(circle(0, y, r), ink, 0.12 * r).fill(circle(0, y, 0.5 * r), ink);
    const back = new Sheet(w, h, tint);
    back.stroke(frame, ink, 0.0015);
    for (let i = 0; i < 9; i++)
      back.bar(
        i % 4 === 3 ? -0.1 * w : 0,
        (-0.34 + 0.05 * i) * h,
        (i % 4 === 3 ? 0.52 : 0.72) * w,
        0.012 * h,
        ink,
      );
    back.bar(0.22 * w, 0.36 * h, 0.3 * w, 0.1 * h, '#f4f4f2');
    for (let i = 0; i < 9; i++)
      back.bar((0.1 + 0.03 * i) * w, 0.36 * h, (i % 3 === 0 ? 0.018 : 0.01) * w, 0.08 * h, '#141414');
    const spine = new Sheet(0.94 * h, 0.7 * thick, tint, 384).text(title.join(' '), 0, 0, 0.36 * thick, ink, {
      font,
      bold: 0.05,
      maxWidth: 0.86 * h,
    });

    const cloth = materials.satin(tint);
    const lid = beveledBox(width, height, board, 0.0012, 3);
    // seen from above: the spine, a shallow bow from cover to cover at -x
    const bow = 0.12 * thick;
    const bowAt = (t: number): number => -width / 2 + 0.002 - bow * 4 * t * (1 - t);
    const steps = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];
    const spineOutline: Outline = [
      ...steps.map((t) => [bowAt(t), (0.5 - t) * thick] as const),
      ...steps.map((t) => [bowAt(1 - t) + 0.004, (t - 0.5) * thick] as const),
    ];
    const pages = moved(beveledBox(width - 0.007, height - 0.01, thick - board, 0.001, 1), -0.0015, 0, 0);
    return [
      part('pages', materials.paper('#efe6cf'), pages),
      part('cover', cloth, moved(lid, 0, 0, thick / 2 - board / 2)),
      part('cover', cloth, moved(lid, 0, 0, board / 2 - thick / 2)),
      part('spine', cloth, turned(extrude(spineOutline, height), 'x', -90)),
      movedPart(front.plate('title', cloth), 0, 0, thick / 2),
      movedPart(turnedPart(back.plate('blurb', cloth), 'y', 180), 0, 0, -thick / 2),
      movedPart(
        turnedPart(turnedPart(spine.plate('spine title', cloth), 'z', -90), 'y', -90),
        -width / 2 + 0.002 - bow,
        0,
        0,
      ),
    ];
  },
});
