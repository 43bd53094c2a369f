import { describe } from 'vitest';
import { textRotated } from '../../src/families/text/rotated.js';
import { familyLaws } from './law-suite.js';

describe('text/rotated at its defaults', () => familyLaws(textRotated, { params: { length: 5 } }));
