// @ts-expect-error the package has no types
import gltfValidator from 'gltf-validator';

/** What Khronos's validator has against a file: errors, warnings and remarks, but for those that say nothing against it. */
export interface Report {
  readonly problems: readonly string[];
}

/** Remarks on what glTF allows. */
const harmless = [
  // Textures may have any sides; old hardware wanted powers of two.
  'IMAGE_NPOT_DIMENSIONS',
];

interface Message {
  readonly code: string;
  readonly message: string;
  readonly pointer?: string;
}

/** @param ignored codes of what else is meant */
export async function validate(bytes: Uint8Array, ignored: readonly string[] = []): Promise<Report> {
  const validator = gltfValidator as {
    validateBytes(data: Uint8Array, options: object): Promise<{ issues: { messages: Message[] } }>;
  };
  const options = { maxIssues: 50, ignoredIssues: [...harmless, ...ignored] };
  const { issues } = await validator.validateBytes(bytes, options);
  return {
    problems: issues.messages.map(({ code, pointer, message }) => `${code} ${pointer ?? ''}: ${message}`),
  };
}
