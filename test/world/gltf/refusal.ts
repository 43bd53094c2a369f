import { expect } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import type { LoadModelOptions } from '../../../src/world/gltf/load.js';
import { loadBytes } from './craft.js';

/** The sentence with which a model is refused. */
export async function refusal(loading: Promise<unknown>, code = 'bad-model'): Promise<string> {
  const error = await loading.then(
    () => expect.unreachable('it was read'),
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(TopsyturvyError);
  const { message, code: own } = error as TopsyturvyError;
  expect(message).not.toMatch(/\n|\[object|TypeError|undefined/);
  expect(message.length).toBeLessThan(300);
  expect(own).toBe(code);
  return message.replace(/\d+-thing/, 'thing');
}

/** The same of a file of these bytes. */
export const refused = (bytes: Uint8Array, options?: LoadModelOptions) => refusal(loadBytes(bytes, options));
