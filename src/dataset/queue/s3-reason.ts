import { messageOf } from '../../core/errors.js';

/** Why a call of S3 failed, in the words of a sentence's end. */
export function reasonOf(error: unknown): string {
  const { name, code, $metadata } = error as {
    readonly name?: string;
    readonly code?: string;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  if (name === 'NoSuchBucket') return 'there is no such bucket';
  if (name === 'CredentialsProviderError')
    return 'the environment has no keys (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY)';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `no server answers (${code})`;
  // What the SDK finds no error of S3 in, or cannot parse.
  if (name === 'Unknown' || /^ *Deserialization error/m.test(messageOf(error)))
    return `its answer is none of S3's protocol (status ${$metadata?.httpStatusCode})`;
  return [name, messageOf(error)].filter((part) => part && part !== 'Error').join(': ');
}
