import { badParameter } from './errors.js';

/**
 * A list of words or phrases written as one text: `words('mug, hot dog, wine glass')`. Commas separate them; a long
 * list goes over several lines, each but the last with a comma at its end.
 * @throws TopsyturvyError 'bad-parameter' where a word is empty or stands twice, or a line ends without a comma
 */
export function words(text: string): string[] {
  const list = text.split(',').map((word) => word.trim());
  const wrong = list.find((word, i) => !/^[^\n]+$/.test(word) || list.indexOf(word) !== i);
  if (wrong === undefined) return list;
  throw badParameter('word of a list', wrong, 'other than the rest, on one line and not empty');
}
