/** What questions, marks and scorers are, and how they are read, measured and printed. */
export * from './figure.js';
export * from './format-table.js';
export * from './held-question.js';
export * from './marks.js';
export * from './measure/measures.js';
export * from './noted.js';
export * from './question.js';
export * from './read-questions.js';
export * from './replies.js';
export * from './scorer.js';
