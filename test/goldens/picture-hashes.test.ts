import { test } from 'vitest';
import { renewing } from './golden-file.js';
import { expectSameFew } from './same-pictures.js';

// All of them are those of picture-hashes.full.test.ts, which alone renews their golden file.
test.skipIf(renewing)('none of the first pictures of most families has changed', expectSameFew, 600_000);
