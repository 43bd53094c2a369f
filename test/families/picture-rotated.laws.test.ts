import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';

// One item of each scene.
describe('picture/rotated', () => familyLaws('picture/rotated', { params: { size: 128 }, count: 18 }));
