import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import { calculator } from '../calculator.js';
import { domino } from '../domino.js';
import type { DrawingKind } from '../drawing.js';
import { houseNumber } from '../house-number.js';
import { letterSign } from '../letter-sign.js';
import type { DrawingOfBodies } from './bodies.js';
import { photographed } from './photographed.js';
import type { Setting } from './setting.js';
import { settings } from './things.js';

/** What each of these drawings is a photograph of, and where that is. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each figure's type is its drawing's own affair
const things: Readonly<Record<string, { drawing: DrawingOfBodies<any>; setting: Setting }>> = {
  'photographic-display': { drawing: calculator, setting: settings.display },
  'photographic-domino': { drawing: domino, setting: settings.tile },
  'photographic-number': { drawing: houseNumber, setting: settings.plate },
  'photographic-sign': { drawing: letterSign, setting: settings.sign },
};

/** A drawing by its name, one of those of {@link things}. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each figure's type is its drawing's own affair
export async function photographic(name: string): Promise<DrawingKind<any>> {
  const { drawing, setting } = things[name];
  return photographed(name, drawing, setting, await sharedSoftRenderer());
}
