import { test } from 'vitest';
import { sets, type SetName } from '../made-sets.js';
import { expectSameSet } from './same-pictures.js';

const benchmarks = (Object.keys(sets) as SetName[]).filter((name) => name !== 'every-family');

test.each(benchmarks)('no picture of %s has changed', (name) => expectSameSet(name), 600_000);
