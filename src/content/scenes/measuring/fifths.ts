const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;

/** The means of the first, the middle and the last fifth. */
export function fifths(list: readonly number[]): [number, number, number] {
  const fifth = Math.ceil(list.length / 5);
  const middle = Math.floor((list.length - fifth) / 2);
  return [mean(list.slice(0, fifth)), mean(list.slice(middle, middle + fifth)), mean(list.slice(-fifth))];
}
