import type { Level } from '../parts/stacked-body.js';

/** The plans of a van with a short sloping hood: half its width and length, and its height, meters. */
export function vanLevels(a: number, b: number, top: number): Level[] {
  const outline = [
    [0.3, 0.96, 0, 0.05],
    [0.4, 0.99, 0.02, 0],
    [0.5, 1, 0.02, 0],
    [0.62, 1, 0, 0.03],
    [0.75, 1, 0, 0.06],
    [0.88, 1, 0, 0.09],
    [0.98, 1, 0.005, 0.15],
    [1.08, 0.995, 0.01, 0.34],
    [1.17, 0.99, 0.015, 0.66],
    [1.25, 0.985, 0.02, 0.86],
    [1.35, 0.98, 0.025, 0.94],
    [1.7, 0.955, 0.05, 1.18],
    [2.02, 0.925, 0.07, 1.42],
    [2.12, 0.915, 0.075, 1.52],
    [top - 0.22, 0.885, 0.09, 1.82],
    [top - 0.12, 0.86, 0.11, 1.98],
  ] as const;
  return outline.map(([y, half, rear, front]) => ({ y, half: half * a, rear: rear - b, front: b - front }));
}
