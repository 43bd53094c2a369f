import { defineModel } from '../define.js';
import { houseOf, houseStyles } from './body.js';

/** A small detached house: a cottage, a bungalow, a town house of two floors, a modern one with a flat roof. */
export const house = defineModel({
  category: 'house',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'front door and its steps',
  hides: true,
  build: (variation) => houseOf(variation, variation.child('style').choice(houseStyles)),
});
