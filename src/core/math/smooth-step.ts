/** 3t² − 2t³: rises from 0 to 1 with t, level at both ends. @param t 0 to 1 */
export const smoothStep = (t: number): number => t * t * (3 - 2 * t);
