import type { BodyState } from './state.js';

/** How a question calls a body: 'the woman', 'the horse'. */
export const subjectOf = ({ body, look }: BodyState): string =>
  `the ${body === 'person' ? String(look['noun']) : body}`;
