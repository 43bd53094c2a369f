import { roundRect } from '../../../draw/shapes.js';
import { materials, oklch, Sheet, type Material, type Part } from '../../../world/modeling/index.js';
import type { Stream } from '../../../core/stream.js';
import { defineModel } from '../define.js';
import { desktop } from '../parts/desktop.js';
import { flatMonitor, type FlatMonitor } from './flat.js';
import { tubeMonitor } from './tube.js';

const inks = ['#7fb4e8', '#e3a765', '#8fcf8a', '#d58ac0', '#c9cdd6'] as const;

/** The screen of a computer in use: a desktop, a program's text, or a table with a chart. Meters. */
function workScreen(variation: Stream, width: number, height: number): Sheet {
  const kind = variation.choice(['desktop', 'editor', 'chart'] as const);
  if (kind === 'editor') return editor(variation, width, height);
  if (kind === 'chart') return chart(variation, width, height);
  return desktop(width, height, variation.below(3));
}

/** Lines of colored words on dark ground, a list of files at the left, a bar below. */
function editor(variation: Stream, width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, '#1c2028', 384);
  const [left, top] = [-width / 2, -height / 2];
  sheet.fill(roundRect(left, top, 0.2 * width, height, 0), '#272c37');
  sheet.bar(0, 0.485 * height, width, 0.03 * height, '#3474b8');
  sheet.bar(0.1 * width, -0.475 * height, 0.8 * width, 0.05 * height, '#303644');
  sheet.bar(-0.2 * width, -0.475 * height, 0.18 * width, 0.05 * height, '#4a5368');
  for (let row = 0; row < 12; row++)
    word(sheet, left + (0.02 + 0.02 * (row % 3)) * width, row, variation.uniform(0.05, 0.11), '#9aa3b5');
  for (let row = 0; row < 18; row++) {
    let x = left + (0.24 + 0.035 * variation.below(4)) * width;
    for (let n = variation.below(4) + 1; n > 0; n--) {
      const length = variation.uniform(0.04, 0.14);
      word(sheet, x, row, length, variation.choice(inks));
      x += (length + 0.015) * width;
    }
  }
  return sheet;
}

function word(sheet: Sheet, x: number, row: number, share: number, tint: string): void {
  const { width, height } = sheet;
  const y = (-0.41 + 0.048 * row) * height;
  sheet.fill(roundRect(x, y, share * width, 0.022 * height, 0.01 * height), tint);
}

/** A light page with a column chart above a table. */
function chart(variation: Stream, width: number, height: number): Sheet {
  const sheet = new Sheet(width, height, '#eef0f3', 384);
  const tint = variation.choice(['#2f7d5b', '#3566b0', '#b5532c']);
  sheet.bar(0, -0.46 * height, width, 0.08 * height, tint);
  for (const [i, share] of [0.12, 0.08, 0.1].entries())
    sheet.bar((-0.41 + 0.13 * i) * width, -0.46 * height, share * width, 0.025 * height, '#ffffff');
  sheet.fill(roundRect(-0.46 * width, -0.38 * height, 0.56 * width, 0.46 * height, 0.01 * width), '#ffffff');
  for (let i = 0; i < 8; i++) {
    const high = variation.uniform(0.08, 0.36) * height;
    const x = (-0.415 + 0.067 * i) * width;
    sheet.bar(x, 0.04 * height - high / 2, 0.04 * width, high, i % 2 === 0 ? tint : '#e0a33c');
  }
  sheet.bar(-0.18 * width, 0.042 * height, 0.53 * width, 0.006 * height, '#5c6470');
  sheet.fill(roundRect(0.14 * width, -0.38 * height, 0.32 * width, 0.46 * height, 0.01 * width), '#ffffff');
  for (let i = 0; i < 6; i++)
    sheet.bar(0.28 * width, (-0.33 + 0.065 * i) * height, 0.2 * width, 0.02 * height, '#aab1bb');
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 7; column++)
      sheet.bar(
        (-0.395 + 0.1316 * column) * width,
        (0.145 + 0.056 * row) * height,
        0.124 * width,
        0.046 * height,
        row === 0 || column === 0 ? '#cfd6df' : '#ffffff',
      );
  return sheet;
}

/** The design of a flat monitor: measures, stand and finish. */
type Design = Omit<FlatMonitor, 'isOn' | 'picture' | 'tilt'>;

const black = (): Material => materials.mattePlastic('#17181a');

/** Hardly any frame, a slim stand. */
function slim(size: Stream, look: Stream): Design {
  const width = size.uniform(0.52, 0.6);
  return {
    width,
    height: width * size.choice([0.58, 0.64]),
    bezel: 0.006,
    chin: 0.012,
    depth: 0.016,
    stand: size.choice(['plate', 'disc', 'bracket'] as const),
    raised: size.uniform(0.1, 0.14),
    casing: look.choice([materials.aluminum(), black(), materials.plastic('#eceded')]),
    frame: materials.plastic('#0c0d0e'),
    accent: materials.plastic(oklch(0.6, 0.12, look.uniform(0, 360))),
  };
}

/** Curved, on two legs, a colored ring behind. */
function gaming(size: Stream, look: Stream): Design {
  const width = size.uniform(0.58, 0.61);
  return {
    width,
    height: width * size.uniform(0.56, 0.6),
    bezel: 0.007,
    chin: 0.019,
    depth: 0.018,
    curve: size.uniform(0.75, 1),
    stand: 'legs',
    raised: size.uniform(0.09, 0.13),
    casing: look.choice([black(), materials.plastic('#2a2d33'), materials.plastic('#e9eaec')]),
    frame: materials.plastic('#0f1012'),
    accent: materials.glowing(look.choice(['#e0322c', '#2f8fe0', '#8a3fd0', '#35b86a']), 0.5),
  };
}

/** A monitor of an office some years ago: nearly square, a thick frame with buttons. */
function office(size: Stream, look: Stream): Design {
  const width = size.uniform(0.38, 0.43);
  const casing = look.choice([
    materials.mattePlastic('#b9bbbc'),
    materials.mattePlastic('#d8d2c2'),
    materials.mattePlastic('#2b2d30'),
  ]);
  return {
    width,
    height: width * size.uniform(0.82, 0.88),
    bezel: 0.019,
    chin: 0.036,
    depth: 0.032,
    stand: size.choice(['disc', 'plate'] as const),
    raised: size.uniform(0.07, 0.11),
    casing,
    frame: look.choice([casing, black()]),
    accent: materials.mattePlastic('#55585c'),
  };
}

/** A computer's screen on its stand: slim, curved, of an old office, or with a picture tube. */
export const monitor = defineModel({
  category: 'monitor',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the screen',
  bestView: { heading: [12, 28] },
  build(variation): Part[] {
    const style = variation
      .child('form')
      .weighted(['slim', 'gaming', 'office', 'tube'] as const, [3, 2, 2, 1]);
    const [size, look] = variation.children('size', 'look');
    const isOn = look.float() < 0.85;
    const screen = variation.child('screen');
    const shown = {
      isOn,
      tilt: size.uniform(1, 7),
      picture: (width: number, height: number) =>
        isOn ? workScreen(screen, width, height) : new Sheet(width, height, '#0d1013', 32),
    };
    if (style === 'tube') {
      const tone = look.choice(['#d9d0b8', '#c9c7c0', '#2c2d30']);
      const dark = materials.mattePlastic(tone === '#2c2d30' ? '#0d0e10' : '#4a4740');
      return tubeMonitor({
        ...shown,
        width: size.uniform(0.36, 0.41),
        casing: materials.mattePlastic(tone),
        dark,
      });
    }
    const design = { slim, gaming, office }[style](size, look);
    return flatMonitor({ ...design, ...shown });
  },
});
