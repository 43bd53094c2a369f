import { depth } from './depth.js';
import type { FilmKind } from './film.js';
import { barberPole, plaid, reversePhi } from './gratings.js';
import { revealed } from './revealed.js';
import { spinning } from './spinning.js';

/** The kinds of film, by name. */
export const films: ReadonlyMap<string, FilmKind> = new Map(
  [barberPole, spinning, depth, reversePhi, plaid, revealed].map((kind) => [
    kind.name,
    kind as unknown as FilmKind,
  ]),
);
