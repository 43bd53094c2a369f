import { firstTemplates } from './first.js';
import { secondTemplates } from './second.js';
import { thirdTemplates } from './third.js';

/**
 * Plain outlines of what the figures are seen as, drawn apart from the figures as one would cut each thing out of paper
 * who had never seen its other reading: the certificate asks which of them a picture resembles. Closed polygons of whole
 * numbers x, y, … with y downward; only shape and proportion count.
 */
export const templates: Readonly<Record<string, readonly (readonly number[])[]>> = {
  ...firstTemplates,
  ...secondTemplates,
  ...thirdTemplates,
};
