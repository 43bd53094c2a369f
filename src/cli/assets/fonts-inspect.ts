import { TopsyturvyError, badParameter } from '../../core/errors.js';
import { encodePng } from '../../draw/png/encode.js';
import type { Turn } from '../../draw/turn.js';
import { loadFont } from '../../glyphs/font.js';
import { inspectedChars, inspectFont, type InspectRow } from '../../glyphs/inspect.js';
import { turnSheet } from '../../glyphs/turn-sheet.js';
import { asJson, print } from '../terminal/print.js';
import { writeOutput } from '../../dataset/export/new-file.js';

/** The turns that can be inspected. */
export const askedTurns: readonly Turn[] = ['half', 'quarter-cw', 'quarter-ccw', 'mirror', 'flip'];

interface Options {
  chars?: string;
  turn?: string[];
  minOverlap?: string;
  sheet?: string;
  json?: boolean;
}

/** `topsyturvy fonts inspect`: exit 1 if the font lacks a character that was asked for. */
export function inspect(source: string, options: Options): void {
  const asked = [...new Set(options.turn ?? askedTurns)];
  const wrong = asked.find((turn) => !askedTurns.includes(turn as Turn));
  if (wrong !== undefined) throw badParameter('--turn', wrong, askedTurns.join(', '));
  const minOverlap = options.minOverlap === undefined ? undefined : Number(options.minOverlap);
  if (minOverlap !== undefined && !(minOverlap >= 0 && minOverlap <= 1))
    throw badParameter('--min-overlap', options.minOverlap, 'a number from 0 to 1');
  if (options.chars === '') throw badParameter('--chars', '', 'one or more characters');
  const font = loadFont(source);
  const settings = {
    turns: asked as readonly Turn[],
    ...(minOverlap !== undefined && { minOverlap }),
    ...(options.chars !== undefined && { chars: new Set(Array.from(options.chars)) }),
  };
  const rows = inspectFont(font, settings);
  const missing = [...new Set(options.chars)].filter((char) => font.glyph(char) === undefined);
  if (rows.length === 0)
    throw new TopsyturvyError(
      'bad-font',
      `The font ${font.id} has ink for none of '${options.chars ?? inspectedChars}'`,
    );
  if (missing.length > 0) process.exitCode = 1;
  const sheet = options.sheet ?? `${font.id}-turns.png`;
  writeOutput(sheet, encodePng(turnSheet(font, settings)));
  if (options.json) {
    const report = { font: font.id, sha256: font.sha256, sheet, missing, rows };
    print(asJson(report));
    return;
  }
  const lacking = missing.length > 0 ? `not in the font: ${missing.join(' ')}\n` : '';
  print(`${table(rows)}\n${lacking}contact sheet: ${sheet}\n`);
}

/** What reads as what, and, below each turn, what does not read as anything. */
function table(rows: readonly InspectRow[]): string {
  const lines: string[] = [];
  for (const turn of new Set(rows.map((row) => row.turn))) {
    const own = rows.filter((row) => row.turn === turn);
    lines.push(`${turn}`, '  char  reads  overlap  on baseline  margin  second');
    for (const { char, reads, overlap, overlapOnBaseline, margin, second } of own) {
      if (reads === undefined) continue;
      const numbers = [overlap, overlapOnBaseline, margin].map((value) => value?.toFixed(3) ?? '-');
      lines.push(
        `  ${char.padEnd(6)}${reads.padEnd(7)}${numbers[0].padEnd(9)}${numbers[1].padEnd(13)}${numbers[2].padEnd(8)}${second ?? '-'}`,
      );
    }
    const rest = own.filter((row) => row.reads === undefined).map((row) => row.char);
    if (rest.length > 0) lines.push(`  no certain reading: ${rest.join(' ')}`);
    lines.push('');
  }
  return lines.join('\n');
}
