/** CPU seconds of this process so far: wall time would count what else the machine does. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** One measurement, one JSON line. Numbers are rounded to four digits. */
export function report(measurement) {
  const rounded = Object.entries(measurement).map(([key, value]) => [
    key,
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  ]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
}
