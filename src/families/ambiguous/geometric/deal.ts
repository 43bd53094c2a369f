import { permutation, permutations } from '../../../core/permutation.js';
import type { StreamPath } from '../../../core/stream.js';

/** What is dealt out evenly, over illusions and over the pictures of each. */
export interface Hand {
  /** The indices of the difference and of the strength. */
  readonly difference: number;
  readonly strength: number;
  /** The index of the right option of the choice, 0 to 2. */
  readonly place: number;
  /** The index of the Yes-No question, 0 to 3: for odd forms, which are half of them, the answer is No. */
  readonly form: number;
  /** The arrangement of the inducers, one of two. */
  readonly way: number;
}

const [places, forms, ways] = [3, 4, 2];

/**
 * Deals out differences, strengths, places, forms and ways. In each round, of one picture of each illusion, every
 * difference comes equally often, and with each of them every place, and Yes and No, so that no answer is right more often than
 * others; in as many rounds as there are differences, each illusion has every difference once, and in as many
 * rounds as there are pairs of difference and strength, every pair. (Equally often: counts differ by 1 where the numbers do
 * not divide each other.)
 * @param illusions how many there are @param differences how many there are @param strengths how many there are
 */
export function dealer(
  illusions: number,
  differences: number,
  strengths: number,
  path: StreamPath,
): (illusion: number, round: number) => Hand {
  // In a Latin square rows are illusions and columns are rounds; a coarser count of both begins a further factor's square.
  const seat = permutation(illusions, [...path, 'seats']);
  const [strengthSeat, waySeat] = ['strengths', 'ways'].map((name) =>
    permutation(illusions, [...path, name, 'seats']),
  );
  const order = (levels: number, name: string) => {
    const shuffled = permutations(levels, [...path, name]);
    return (t: number): number => shuffled(Math.floor(t / levels), t % levels);
  };
  const [differenceAt, strengthAt] = [order(differences, 'differences'), order(strengths, 'strengths')];
  const [placeAt, formAt, wayAt] = [order(places, 'places'), order(forms, 'forms'), order(ways, 'ways')];
  return (illusion, round) => {
    const difference = (seat(illusion) + differenceAt(round)) % differences;
    const [row, column] = [Math.floor(seat(illusion) / differences), Math.floor(round / differences)];
    const place = (row + difference + placeAt(column)) % places;
    return {
      difference,
      place,
      form: (Math.floor(row / places) + difference + place + formAt(Math.floor(column / places))) % forms,
      strength: (strengthSeat(illusion) + difference + strengthAt(column)) % strengths,
      way: (waySeat(illusion) + wayAt(column)) % ways,
    };
  };
}
