import type { View } from '../../family.js';
import type { FigureFamilyParams } from './params.js';

/** The views that a question shows. */
export const shown = (layout: FigureFamilyParams['layout']): readonly View[] =>
  layout === 'side-by-side'
    ? [{ name: 'pair', moved: true, part: 'pair' }]
    : [
        { name: 'first', moved: false, part: 'figure' },
        { name: 'second', moved: true, part: 'figure' },
      ];
