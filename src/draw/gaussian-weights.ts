import { exp } from '../core/math/index.js';

/**
 * The sampled Gaussian at distances 0, 1, 2 … `reach`: with the other side it sums to 1.
 * @param sigma standard deviation, above 0 @param reach a whole number of samples
 */
export function gaussianWeights(sigma: number, reach: number): Float64Array {
  const weights = new Float64Array(reach + 1);
  let sum = 0;
  for (let i = 0; i <= reach; i++) {
    weights[i] = exp((-i * i) / (2 * sigma * sigma));
    sum += i === 0 ? weights[i] : 2 * weights[i];
  }
  return weights.map((weight) => weight / sum);
}
