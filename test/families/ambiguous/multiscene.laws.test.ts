import { describe } from 'vitest';
import { familyLaws } from '../law-suite.js';

const params = { size: 256, categories: ['duck', 'chess pawn', 'vase'], variations: 1 };

describe('ambiguous/multiscene', () => familyLaws('ambiguous/multiscene', { params, count: 8, few: 2 }));
