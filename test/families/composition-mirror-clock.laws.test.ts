import { familyLaws } from './law-suite.js';

familyLaws('composition/mirror-clock', { params: { turns: ['mirror', 'flip', 'half'], size: 128 } });
