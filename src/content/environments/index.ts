import type { EnvironmentProgram } from './environment.js';
import { skies } from './skies.js';
import { studios } from './studios.js';

export type { EnvironmentProgram, LightRequest } from './environment.js';

/** Every light in the open and in studios; rooms have their own. */
export const environments: readonly EnvironmentProgram[] = [...skies, ...studios];
