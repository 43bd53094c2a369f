/** The part of jStat that is used; the package has no types. */
declare module 'jstat' {
  export const jStat: {
    /** The regularized incomplete beta function I_x(a, b). */
    ibeta(x: number, a: number, b: number): number;
  };
}
