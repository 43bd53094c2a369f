// @ts-expect-error the package has no types
import gltfValidator from 'gltf-validator';

/** What Khronos's validator has to say of a file. */
export interface Report {
  /** Of errors and warnings. */
  readonly problems: readonly string[];
  /** The codes of everything else. */
  readonly remarks: readonly string[];
}

interface Message {
  readonly code: string;
  readonly severity: number;
  readonly message: string;
  readonly pointer?: string;
}

/** @param ignored codes of what is known and meant */
export async function validate(bytes: Uint8Array, ignored: readonly string[] = []): Promise<Report> {
  const validator = gltfValidator as {
    validateBytes(data: Uint8Array, options: object): Promise<{ issues: { messages: Message[] } }>;
  };
  const { issues } = await validator.validateBytes(bytes, { maxIssues: 50, ignoredIssues: ignored });
  const texts = (some: Message[]) =>
    some.map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`);
  return {
    problems: texts(issues.messages.filter(({ severity }) => severity <= 1)),
    remarks: [...new Set(issues.messages.filter(({ severity }) => severity > 1).map(({ code }) => code))],
  };
}
