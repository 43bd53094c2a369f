import { depth } from './depth.js';
import type { FilmKind } from './film.js';
import { barberPole, plaid, reversePhi } from './gratings.js';
import { revealed } from './revealed.js';
import { spinning } from './spinning.js';

/** The kinds of film, by name: each is asked only for states of its own, which the type of a list cannot say. */
export const films: ReadonlyMap<string, FilmKind> = new Map(
  [barberPole, spinning, depth, reversePhi, plaid, revealed].map((kind) => [
    kind.name,
    kind as unknown as FilmKind,
  ]),
);
