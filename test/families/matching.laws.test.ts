import { describe } from 'vitest';
import { familyLaws } from './law-suite.js';
import { fullyDescribe } from '../few.js';

describe('matching', () => {
  fullyDescribe('over drawn pictures', () =>
    familyLaws('matching', { params: { sourceParams: { size: 128 } }, count: 8 }),
  );
  describe('on a sheet', () =>
    familyLaws('matching', { params: { layout: 'sheet', sourceParams: { size: 128 } }, count: 4 }));
  describe('over strings', () =>
    familyLaws('matching', {
      params: { source: 'text/rotated', sourceParams: { length: 4, size: 128 }, sourceCount: 300 },
      count: 12,
    }));
});
