import { describe } from 'vitest';
import { familyLaws } from '../law-suite.js';

const params = { size: 256, categories: ['duck', 'mug', 'chess pawn'], textures: ['needles', 'bark'] };

describe('ambiguous/camouflage', () => familyLaws('ambiguous/camouflage', { params, count: 5, few: 1 }));
