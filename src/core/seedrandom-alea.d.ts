/** seedrandom ships its generators one file each; @types/seedrandom describes only the whole. */
declare module 'seedrandom/lib/alea.js' {
  interface Prng {
    double(): number;
    int32(): number;
  }
  export default function alea(seed: string): Prng;
}
