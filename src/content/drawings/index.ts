import type { DrawingKind } from './drawing.js';

const photographic = (name: string) => async () =>
  (await import('./photographic/index.js')).photographic(name);

/** Every drawing, in the order of their names; each is loaded when pictures of it are to be made. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each figure's type is its drawing's own affair
export const drawings: Readonly<Record<string, () => Promise<DrawingKind<any>>>> = {
  arrow: async () => (await import('./arrow.js')).arrow,
  calculator: async () => (await import('./calculator.js')).calculator,
  cave: async () => (await import('./cave.js')).cave,
  crescent: async () => (await import('./crescent.js')).crescent,
  'cup-or-dome': async () => (await import('./cup-or-dome.js')).cupOrDome,
  dimples: async () => (await import('./dimples.js')).dimples,
  domino: async () => (await import('./domino.js')).domino,
  face: async () => (await import('./face.js')).face,
  flag: async () => (await import('./flag.js')).flag,
  hourglass: async () => (await import('./hourglass.js')).hourglass,
  'house-number': async () => (await import('./house-number.js')).houseNumber,
  'letter-sign': async () => (await import('./letter-sign.js')).letterSign,
  'photographic-display': photographic('photographic-display'),
  'photographic-domino': photographic('photographic-domino'),
  'photographic-number': photographic('photographic-number'),
  'photographic-sign': photographic('photographic-sign'),
  plot: async () => (await import('./plot.js')).plot,
  'pointing-hand': async () => (await import('./pointing-hand.js')).pointingHand,
  relief: async () => (await import('./relief.js')).relief,
  thumb: async () => (await import('./thumb.js')).thumb,
  'triangle-sign': async () => (await import('./triangle-sign.js')).triangleSign,
  'two-things': async () => (await import('./two-things.js')).twoThings,
  'vehicle-heading': async () => (await import('./vehicle-heading.js')).vehicleHeading,
};
