import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import { calculator } from '../calculator.js';
import { domino } from '../domino.js';
import { houseNumber } from '../house-number.js';
import { letterSign } from '../letter-sign.js';
import { photographed } from './photographed.js';
import { settings } from './things.js';

/** A photograph of a seven-segment display that lies on a table. */
export const photographicDisplay = async () =>
  photographed(
    'photographic-display',
    'A photograph of a seven-segment display whose number is another number upside down.',
    calculator,
    settings.display,
    await sharedSoftRenderer(),
  );

/** A photograph of a domino tile or two dice on a table. */
export const photographicDomino = async () =>
  photographed(
    'photographic-domino',
    'A photograph of a domino tile or two dice, one half above the other: how many pips the upper one has.',
    domino,
    settings.tile,
    await sharedSoftRenderer(),
  );

/** A photograph of a plate with a number on a wall. */
export const photographicNumber = async () =>
  photographed(
    'photographic-number',
    'A photograph of a plate, sign or ticket with a number of the digits 0, 1, 6, 8 and 9.',
    houseNumber,
    settings.plate,
    await sharedSoftRenderer(),
  );

/** A photograph of a sign with letters on a wall. */
export const photographicSign = async () =>
  photographed(
    'photographic-sign',
    'A photograph of a sign with a word of the letters H, I, M, N, O, S, W, X and Z.',
    letterSign,
    settings.sign,
    await sharedSoftRenderer(),
  );
