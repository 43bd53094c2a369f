import { test } from 'vitest';
import { expectSameSet } from './same-pictures.js';

test('no picture of any family has changed', () => expectSameSet('every-family'), 600_000);
