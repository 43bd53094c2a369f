import { writeFileSync } from 'node:fs';
import { unexpected } from '../core/errors.js';
import { ioError } from '../dataset/folder.js';
import { encodePng } from '../draw/png.js';
import type { Turn } from '../draw/turn.js';
import { loadFont } from '../glyphs/font.js';
import { inspectFont, type InspectRow } from '../glyphs/inspect.js';
import { turnSheet } from '../glyphs/turn-sheet.js';

const askedTurns: readonly Turn[] = ['half', 'quarter-cw', 'quarter-ccw', 'mirror', 'flip'];

interface Options {
  chars?: string;
  turn?: string[];
  minOverlap?: string;
  sheet?: string;
  json?: boolean;
}

/** `topsyturvy fonts inspect`. */
export function inspect(source: string, options: Options): void {
  const asked = options.turn ?? askedTurns;
  const wrong = asked.find((turn) => !askedTurns.includes(turn as Turn));
  if (wrong !== undefined) throw unexpected('bad-parameter', '--turn', wrong, askedTurns.join(', '));
  const minOverlap = options.minOverlap === undefined ? undefined : Number(options.minOverlap);
  if (minOverlap !== undefined && !(minOverlap >= 0 && minOverlap <= 1)) {
    throw unexpected('bad-parameter', '--min-overlap', options.minOverlap, 'a number from 0 to 1');
  }
  const font = loadFont(source);
  const settings = {
    turns: asked as readonly Turn[],
    ...(minOverlap !== undefined && { minOverlap }),
    ...(options.chars !== undefined && { chars: new Set(Array.from(options.chars)) }),
  };
  const rows = inspectFont(font, settings);
  const sheet = options.sheet ?? `${font.id}-turns.png`;
  try {
    writeFileSync(sheet, encodePng(turnSheet(font, settings)));
  } catch (error) {
    throw ioError(sheet, error);
  }
  if (options.json)
    process.stdout.write(`${JSON.stringify({ font: font.id, sha256: font.sha256, sheet, rows }, null, 2)}\n`);
  else process.stdout.write(`${table(rows)}\ncontact sheet: ${sheet}\n`);
}

/** What reads as what, and below each turn what does not. */
function table(rows: readonly InspectRow[]): string {
  const lines: string[] = [];
  for (const turn of new Set(rows.map((row) => row.turn))) {
    const own = rows.filter((row) => row.turn === turn);
    lines.push(`${turn}`, '  char  reads  overlap  on baseline  margin  second');
    for (const { char, reads, overlap, overlapOnBaseline, margin, second } of own) {
      if (reads === undefined) continue;
      const numbers = [overlap, overlapOnBaseline, margin].map((value) => value?.toFixed(3) ?? '-');
      lines.push(
        `  ${char.padEnd(6)}${reads.padEnd(7)}${numbers[0]!.padEnd(9)}${numbers[1]!.padEnd(13)}${numbers[2]!.padEnd(8)}${second ?? '-'}`,
      );
    }
    const rest = own.filter((row) => row.reads === undefined).map((row) => row.char);
    if (rest.length > 0) lines.push(`  no certain reading: ${rest.join(' ')}`);
    lines.push('');
  }
  return lines.join('\n');
}
