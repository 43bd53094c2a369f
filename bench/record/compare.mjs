/**
 * Tells what of two records of `bench all` moved by more than the noise.
 *
 * A measurement moved if its medians are farther apart than the spreads of both together, and by 3 % at least. Both are taken in units
 * of the yardsticks of their minutes, if both records have the same of them, so that a faster machine moves nothing.
 */
import { median } from '../measure.mjs';
import { isRate } from './summary.mjs';

const least = 0.03;

/**
 * @returns `moved` and `same`, each `{ name, unit, from, to, change, noise }` with shares (0.1: 10 % more), moved ones the largest
 *   first, and `onlyIn`, the names that one of the records lacks
 */
export function compareRecords(a, b) {
  const there = (record) => Object.keys(record.yardsticks).filter((name) => record.yardsticks[name] !== null);
  const inYardsticks = there(a).length > 0 && there(a).join() === there(b).join();
  const before = new Map(a.measurements.map((one) => [one.name, one]));
  const after = new Map(b.measurements.map((one) => [one.name, one]));
  const rows = [...before.values()].flatMap((from) => {
    const to = after.get(from.name);
    return to && to.unit === from.unit ? [compareOne(from, to, inYardsticks)] : [];
  });
  const moved = rows.filter(({ change, noise }) => Math.abs(change) > Math.max(noise, least));
  return {
    inYardsticks,
    moved: moved.sort((one, other) => Math.abs(other.change) - Math.abs(one.change)),
    same: rows.filter((row) => !moved.includes(row)),
    onlyIn: {
      a: [...before.keys()].filter((name) => !after.has(name)),
      b: [...after.keys()].filter((name) => !before.has(name)),
    },
  };
}

function compareOne(from, to, inYardsticks) {
  const [values, others] = inYardsticks ? [from.inYardsticks, to.inYardsticks] : [from.values, to.values];
  const spread = inYardsticks ? 'spreadInYardsticks' : 'spread';
  return {
    name: from.name,
    unit: from.unit,
    from: from.median,
    to: to.median,
    change: median(others) / median(values) - 1,
    noise: from[spread] + to[spread],
  };
}

/** What {@link compareRecords} found, in words, one line each. */
export function comparisonLines({ inYardsticks, moved, same, onlyIn }) {
  const percent = (share) => `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)} %`;
  const number = (value) => Number(value.toPrecision(4)).toString();
  const line = ({ name, unit, from, to, change, noise }) => {
    const better = change > 0 === isRate(unit);
    return `${better ? 'better' : 'worse '}  ${percent(change)} (noise ${(100 * noise).toFixed(1)} %)  ${name}: ${number(from)} → ${number(to)} ${unit}`;
  };
  return [
    inYardsticks
      ? 'Changes are in units of the yardsticks, measured beside each.'
      : 'The records have no yardsticks in common: changes are those of plain values, and mean something on one machine only.',
    ...moved.map(line),
    `${moved.length} moved by more than the noise, ${same.length} did not`,
    ...onlyIn.a.map((name) => `only in the first: ${name}`),
    ...onlyIn.b.map((name) => `only in the second: ${name}`),
  ];
}
