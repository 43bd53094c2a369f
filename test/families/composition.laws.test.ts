import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';

const turns = ['mirror', 'flip', 'half'];

describe('composition/mirror-clock', () =>
  familyLaws('composition/mirror-clock', { params: { turns, size: 128 } }));
describe('composition/mirror-sign', () => {
  describe('strings', () => familyLaws('composition/mirror-sign', { params: { turns, size: 128 } }));
  describe('words', () =>
    familyLaws('composition/mirror-sign', { params: { texts: 'words', size: 128 }, count: 12, few: 3 }));
});
describe('composition/two-turns', () => familyLaws('composition/two-turns', { params: { size: 96 } }));
