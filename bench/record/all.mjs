/** Runs benches several times over, with the yardsticks before each, and keeps what they measured. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { measureYardsticks, yardstickNames } from './yardsticks.mjs';
import { spreadOf, summarize, yardstickOf } from './summary.mjs';
import { median } from '../measure.mjs';

/**
 * All benches once, then all once more, and so on: what the machine does in between then touches every one.
 *
 * @param benches their names
 * @param runs how often
 * @returns the record: machine, yardsticks, measurements, and the names of the benches that failed
 */
export async function recordBenches(benches, runs) {
  const found = new Map();
  const yardsticks = [];
  const failed = new Set();
  for (let run = 1; run <= runs; run++)
    for (const bench of benches) {
      console.error(`run ${run} of ${runs}: ${bench}`);
      const rates = await measureYardsticks();
      yardsticks.push(rates);
      const lines = linesOf(bench);
      if (!lines) failed.add(bench);
      for (const line of lines ?? []) {
        if (!found.has(line.name)) found.set(line.name, []);
        found.get(line.name).push({ ...line, yardstick: yardstickOf(rates) });
      }
    }
  return {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version },
    runs,
    yardsticks: Object.fromEntries(yardstickNames.map((name) => [name, yardstickSummary(name, yardsticks)])),
    measurements: [...found.values()].map(summarize),
    failed: [...failed],
  };
}

/** The measurements of a bench in a process of its own; undefined if it failed. */
function linesOf(bench) {
  const file = new URL(`../${bench}.mjs`, import.meta.url).pathname;
  const { status, stdout } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim().split('\n').map(JSON.parse) : undefined;
}

function yardstickSummary(name, measured) {
  const rates = measured.map((each) => each[name]);
  return rates.includes(undefined)
    ? null
    : { unit: 'per second of CPU', median: median(rates), spread: spreadOf(rates), values: rates };
}

/** The record as a table for a terminal. */
export function tableOf({ yardsticks, measurements, runs }) {
  const number = (value) => (typeof value === 'number' ? Number(value.toPrecision(4)).toString() : '');
  const share = (value) => `±${(50 * value).toFixed(1)} %`;
  const rows = [
    ['yardstick', 'value', 'spread', 'unit'],
    ...Object.entries(yardsticks).map(([name, one]) =>
      one ? [name, number(one.median), share(one.spread), one.unit] : [name, 'not installed'],
    ),
    [],
    [`measured (median of ${runs})`, 'value', 'spread', 'unit', 'target', 'ratio', 'to'],
    ...measurements.map(({ name, median, spread, unit, target, ratio, peer }) => [
      name,
      number(median),
      share(spread),
      unit,
      number(target),
      number(ratio),
      peer ?? '',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5, 6].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const isNumber = (at) => [1, 2, 4, 5].includes(at);
  const cell = (text, at) => (isNumber(at) ? text.padStart(widths[at]) : text.padEnd(widths[at]));
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
