import { TopsyturvyError } from '../../../core/errors.js';

/** A package that only some models need. @throws TopsyturvyError 'missing-package' that says what to install */
export async function optionalPackage<T>(
  name: string,
  extension: string,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new TopsyturvyError(
      'missing-package',
      `The model is compressed with ${extension}: install its decoder with 'npm install ${name}'`,
      name,
      undefined,
      { cause },
    );
  }
}
