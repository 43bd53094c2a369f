import { defineModel } from '../define.js';
import { camperVan } from './camper.js';
import { classicVan } from './classic.js';
import { minivan } from './minivan.js';
import { panelVan } from './panel.js';

/** The common kinds of today twice. */
const styles = [panelVan, panelVan, minivan, minivan, camperVan, classicVan] as const;

/** A van: a delivery van, a minivan, a rounded van of the sixties or a camper. */
export const van = defineModel({
  category: 'van',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'headlights and windshield',
  build(variation) {
    return variation.child('style').choice(styles)(variation);
  },
});
