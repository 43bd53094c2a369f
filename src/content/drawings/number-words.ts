const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in English words, as people write it: 'ninety-eight', 'one hundred and six'. @param n 0 to 999 */
export function numberWords(n: number): string {
  if (n < 20) return small[n];
  if (n < 100) return n % 10 === 0 ? tens[n / 10] : `${tens[Math.floor(n / 10)]}-${small[n % 10]}`;
  const hundreds = `${small[Math.floor(n / 100)]} hundred`;
  return n % 100 === 0 ? hundreds : `${hundreds} and ${numberWords(n % 100)}`;
}
