import { unexpected } from '../../core/errors.js';
import { checkSameForm, type FloatImage } from './float-image.js';

/** How much each value counts, one per value of a picture of one channel; absent: all the same. */
type Weights = { readonly length: number; readonly [at: number]: number } | undefined;

/** The mean of a picture's values. */
export function meanOf({ data }: FloatImage, weights?: Weights): number {
  const total = totalOf(data, weights);
  let sum = 0;
  if (weights) for (let i = 0; i < data.length; i++) sum += data[i]! * weights[i]!;
  else for (let i = 0; i < data.length; i++) sum += data[i]!;
  return sum / total;
}

/** The standard deviation of a picture's values: RMS contrast. */
export function deviationOf(image: FloatImage, weights?: Weights): number {
  const { data } = image;
  const mean = meanOf(image, weights);
  let sum = 0;
  for (let i = 0; i < data.length; i++)
    sum += (data[i]! - mean) * (data[i]! - mean) * (weights ? weights[i]! : 1);
  return Math.sqrt(sum / totalOf(data, weights));
}

/** Pearson's correlation of two pictures' values, −1 to 1; 0 where one of them is plain. */
export function correlation(a: FloatImage, b: FloatImage, weights?: Weights): number {
  checkSameForm(a, b);
  const [meanA, meanB] = [meanOf(a, weights), meanOf(b, weights)];
  let both = 0;
  let squareA = 0;
  let squareB = 0;
  for (let i = 0; i < a.data.length; i++) {
    const da = a.data[i]! - meanA;
    const db = b.data[i]! - meanB;
    const weightedA = weights ? weights[i]! * da : da;
    const weightedB = weights ? weights[i]! * db : db;
    both += weightedA * db;
    squareA += weightedA * da;
    squareB += weightedB * db;
  }
  // What is left of a plain picture is rounding.
  const least = 1e-12 * a.data.length;
  return squareA > least && squareB > least ? both / Math.sqrt(squareA * squareB) : 0;
}

function totalOf(data: Float32Array, weights: Weights): number {
  if (!weights) return data.length;
  if (weights.length !== data.length)
    throw unexpected('bad-parameter', 'weights', weights.length, `${data.length}, one for each value`);
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  if (!(total > 0)) throw unexpected('bad-parameter', 'weights', total, 'a sum of more than 0');
  return total;
}
