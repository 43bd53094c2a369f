import { test } from 'vitest';
import { expectSamePictures } from './same-pictures.js';

test('no picture of any family has changed', () => expectSamePictures('every-family'), 600_000);
