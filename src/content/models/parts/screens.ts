import { roundRect } from '../../../draw/shapes.js';
import { Sheet } from '../../../world/modeling/print.js';
import type { Stream } from '../../../core/stream.js';
import { desktop } from './desktop.js';

const inks = ['#7fb4e8', '#e3a765', '#8fcf8a', '#d58ac0', '#c9cdd6'] as const;

/** What is on the screen of a computer that is in use: a desktop, a program's text, or a table with a chart. Meters. */
export function workScreen(variation: Stream, width: number, height: number): Sheet {
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
