import { surfaceWords } from '../../../content/textures/names.js';
import type { NamedThing } from '../../../score/question.js';

export type Surface = keyof typeof surfaceWords;
export const surfaces = Object.keys(surfaceWords) as [Surface, ...Surface[]];

export const surfaceThing = (surface: string): NamedThing => {
  const { word, accept } = surfaceWords[surface as Surface];
  return { word, accept: [...accept] };
};

/** Figures whose two readings have words of their own, with what their outline is called where a box is asked for. */
export const hiddenFigures = {
  'duck-rabbit': 'duck, rabbit',
  'young-old': 'young woman, old woman',
  'rubin-vase': 'vase',
} as const;

export type HiddenFigure = keyof typeof hiddenFigures;
export const figureNames = Object.keys(hiddenFigures) as [HiddenFigure, ...HiddenFigure[]];
