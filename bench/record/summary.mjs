import { median } from '../measure.mjs';

/**
 * A measurement of several runs.
 *
 * `values` are as measured; `inYardsticks` are the same, each in units of the yardsticks of its minute, and take the
 * machine's own speed out: a rate divided by theirs, a time multiplied with it. A spread is the distance of the largest from
 * the smallest, as a share of the median.
 */
export function summarize(runs) {
  const [{ name, unit, target, peer }] = runs;
  const values = runs.map(({ value }) => value);
  const yardsticks = runs.map(({ yardstick }) => yardstick);
  const inYardsticks = yardsticks.includes(undefined)
    ? undefined
    : values.map((value, i) => inUnits(value, unit, yardsticks[i]));
  const ratios = runs.map(({ ratio }) => ratio).filter((ratio) => typeof ratio === 'number');
  return {
    name,
    unit,
    values,
    median: median(values),
    spread: spreadOf(values),
    ...(inYardsticks && { inYardsticks, spreadInYardsticks: spreadOf(inYardsticks) }),
    ...(target !== undefined && { target }),
    ...(peer !== undefined && { peer }),
    ...(ratios.length > 0 && { ratio: median(ratios) }),
  };
}

/** More is better of what is made in a second; of times and memory, less. */
export const isRate = (unit) => /\/s\b/.test(unit);

/** Only speeds depend on how fast the machine is. */
const isTime = (unit) => /^(ms|s|minutes)\b/.test(unit);

function inUnits(value, unit, yardstick) {
  if (isRate(unit)) return value / yardstick;
  return isTime(unit) ? value * yardstick : value;
}

export const spreadOf = (values) => (Math.max(...values) - Math.min(...values)) / Math.abs(median(values));

/** The geometric mean of the yardsticks that are installed; undefined if none is. */
export function yardstickOf(rates) {
  const there = Object.values(rates).filter((rate) => rate !== undefined);
  return there.length > 0
    ? Math.exp(there.reduce((sum, rate) => sum + Math.log(rate), 0) / there.length)
    : undefined;
}
