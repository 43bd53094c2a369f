import { words } from '../../../core/words.js';
import type { Setting } from './setting.js';

const outside = words('fair weather, broken clouds, thin overcast, hazy sun, overcast, clear morning');

/** Where and how the things of the drawings are photographed. */
export const settings = {
  plate: {
    width: 0.34,
    thickness: 0.005,
    hangs: true,
    behind: words('brick wall, plaster wall, stucco, wood siding, concrete'),
    surface: 'painted metal',
    light: outside,
  },
  sign: {
    width: 0.9,
    thickness: 0.014,
    hangs: true,
    behind: words('brick wall, plaster wall, stucco, wood siding, concrete'),
    surface: 'painted metal',
    light: outside,
  },
  display: {
    width: 0.17,
    thickness: 0.02,
    hangs: false,
    behind: words('wood veneer, laminate, granite, woven cloth, marble'),
    surface: 'rubber',
    light: words('key and fill studio, overhead softbox studio, room with a window'),
  },
  tile: {
    width: 0.075,
    thickness: 0.008,
    hangs: false,
    behind: words('wood veneer, laminate, woven cloth, leather'),
    surface: 'glazed ceramic',
    light: words('key and fill studio, overhead softbox studio, room with a window'),
  },
} as const satisfies Readonly<Record<string, Setting>>;
