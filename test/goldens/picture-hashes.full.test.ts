import { test } from 'vitest';
import { sets, type SetName } from '../made-sets.js';
import { expectSameSet } from './same-pictures.js';

// Some of most families are looked at by picture-hashes.test.ts too, and have no golden file of their own.
const whole = (Object.keys(sets) as SetName[]).filter((name) => name !== 'quick-of-every-family');

test.each(whole)('no picture of %s has changed', (name) => expectSameSet(name), 600_000);
