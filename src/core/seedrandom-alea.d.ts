/** seedrandom ships its generators one file each; @types/seedrandom describes only the whole. */
declare module 'seedrandom/lib/alea.js' {
  interface Prng {
    double(): number;
    int32(): number;
  }
  /** The last three outputs as fractions of 2^-32, and the carry of the multiplication. */
  interface State {
    s0: number;
    s1: number;
    s2: number;
    c: number;
  }
  export default function alea(seed: string, options?: { state: State }): Prng;
}
