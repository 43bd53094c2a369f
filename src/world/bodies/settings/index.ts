export type { Setting } from './define.js';
