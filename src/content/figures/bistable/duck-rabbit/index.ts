import { duckRabbitOutlines } from '../../duck-rabbit/index.js';
import type { BistableFigure } from '../figure.js';
import { duckRabbitDrawing } from './drawing.js';

/** A duck's head with its bill, or a rabbit's with its ears. */
export const duckRabbit: BistableFigure = {
  name: 'duck-rabbit',
  summary: "A duck's head whose bill is also the ears of a rabbit's head that looks the other way.",
  source: 'Fliegende Blätter, 1892; Jastrow, Popular Science Monthly 54, 1899',
  open: true,
  drawings: duckRabbitOutlines.map(duckRabbitDrawing),
  readings: () => [
    { word: 'duck', accept: ['bird', 'goose', 'duckling'] },
    { word: 'rabbit', accept: ['bunny', 'hare'] },
  ],
};
