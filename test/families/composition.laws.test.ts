import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';
import { fullyDescribe } from '../few.js';

const turns = ['mirror', 'flip', 'half'];

describe('composition/mirror-clock', () =>
  familyLaws('composition/mirror-clock', { params: { turns, size: 128 } }));
describe('composition/mirror-sign', () => {
  describe('strings', () => familyLaws('composition/mirror-sign', { params: { turns, size: 128 } }));
  fullyDescribe('words', () =>
    familyLaws('composition/mirror-sign', { params: { texts: 'words', size: 128 }, count: 12, few: 3 }),
  );
});
describe('composition/two-turns', () => familyLaws('composition/two-turns', { params: { size: 96 } }));
describe('composition/group-table', () => familyLaws('composition/group-table', { params: { size: 96 } }));
describe('composition/turn-chain', () => {
  fullyDescribe('rotations', () => familyLaws('composition/turn-chain', { params: { size: 96 } }));
  describe('with mirrors', () =>
    familyLaws('composition/turn-chain', { params: { mirrors: true, steps: 4, size: 80 }, few: 3 }));
});
describe('composition/odd-one-out', () => {
  describe('quarter turns', () => familyLaws('composition/odd-one-out', { params: { size: 96 } }));
  fullyDescribe('any angle', () =>
    familyLaws('composition/odd-one-out', { params: { angleStep: 15, size: 128 }, few: 3 }),
  );
});
