import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';
import { fullyDescribe } from '../few.js';

// One item of each scene.
describe('picture/rotated', () => familyLaws('picture/rotated', { params: { size: 128 }, count: 18 }));
fullyDescribe('picture/rotated on a mat', () =>
  familyLaws('picture/rotated', { params: { size: '201x128' }, count: 6 }),
);
