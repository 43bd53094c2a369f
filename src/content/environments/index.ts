import type { EnvironmentProgram } from './environment.js';
import { nights } from './nights.js';
import { rooms } from './rooms.js';
import { skies } from './skies.js';
import { studios } from './studios.js';

export type { EnvironmentProgram, LightRequest } from './environment.js';

/** Every light by its program: in the open by day and by night, in studios, in rooms. */
export const environments: readonly EnvironmentProgram[] = [...skies, ...nights, ...studios, ...rooms];
