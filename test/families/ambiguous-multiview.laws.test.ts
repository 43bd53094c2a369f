import { describe } from 'vitest';
import { multiviewKinds } from '../../src/families/ambiguous/multiview/kinds.js';
import { familyLaws } from './law-suite.js';

// One item of each kind.
describe('ambiguous/multiview', () =>
  familyLaws('ambiguous/multiview', { params: { size: 160 }, count: multiviewKinds.length }));
