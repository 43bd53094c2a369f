import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('../.venv/bin/python', import.meta.url));

/**
 * The Python of tests, benchmarks and scripts: that of the virtual environment which scripts/install-python-packages.sh makes, or
 * without it the one on the path, with what packages it has.
 */
export const python = existsSync(installed) ? installed : 'python3';
