import type { Options } from 'tsup';
import type { Plugin } from 'vitest/config';

export const clientScripts: NonNullable<Options['esbuildPlugins']>[number];
export const clientScriptsForVite: Plugin;
