import { describe } from 'vitest';
import { familyLaws } from '../law-suite.js';
import { fullyDescribe } from '../../few.js';

const params = { size: 256, categories: ['duck', 'mug', 'chess pawn'], textures: ['needles', 'bark'] };

describe('ambiguous/camouflage', () => familyLaws('ambiguous/camouflage', { params, count: 5, few: 1 }));
fullyDescribe('ambiguous/camouflage, pictures that are not square', () =>
  familyLaws('ambiguous/camouflage', { params: { ...params, size: '320x200' }, count: 3, few: 1 }),
);
