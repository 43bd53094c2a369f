import { node } from '../../../core/node.js';
import { sha256, madeOnce } from '../../../core/index.js';
import { readReason } from '../../../core/files/disk.js';
import { type Gltf, at, badModel, limits } from '../format/form.js';

/** Reads what a model's URIs name. */
export class Resources {
  /** The sha256 of every further file that was read, by its path below the model's folder. */
  readonly hashes: Record<string, string> = {};
  private bytes = 0;
  private readonly buffers = new Map<number, Promise<Uint8Array>>();

  /** @param folder of the model; without it nothing outside the file can be read */
  constructor(
    private readonly gltf: Gltf,
    private readonly binary: Uint8Array | undefined,
    private readonly folder: string | undefined,
  ) {}

  /** A buffer, at least as long as it claims to be. */
  buffer(index: number): Promise<Uint8Array> {
    return madeOnce(this.buffers, index, () => this.readBuffer(index));
  }

  /** The bytes of a buffer view. */
  async view(index: number): Promise<Uint8Array> {
    const { buffer, byteOffset, byteLength } = at(this.gltf.bufferViews, index, 'buffer view');
    return this.slice(buffer, byteOffset, byteLength, `buffer view ${index}`);
  }

  /** A piece of a buffer. @param what names it in errors */
  async slice(buffer: number, offset: number, length: number, what: string): Promise<Uint8Array> {
    const { byteLength } = at(this.gltf.buffers, buffer, 'buffer');
    if (offset + length > byteLength)
      throw badModel(
        `is damaged: ${what} ends at byte ${offset + length} of buffer ${buffer}, which has ${byteLength}`,
      );
    return (await this.buffer(buffer)).subarray(offset, offset + length);
  }

  /** The file of an image. */
  async image(index: number): Promise<Uint8Array> {
    const { uri, bufferView } = at(this.gltf.images, index, 'image');
    if (bufferView !== undefined) return this.view(bufferView);
    if (uri === undefined) throw badModel(`has nothing in image ${index}`);
    return this.read(uri, `image ${index}`);
  }

  private async readBuffer(index: number): Promise<Uint8Array> {
    const { uri, byteLength } = at(this.gltf.buffers, index, 'buffer');
    if (uri === undefined && (index > 0 || !this.binary)) throw badModel(`has nothing in buffer ${index}`);
    const bytes = uri === undefined ? this.binary! : await this.read(uri, `buffer ${index}`);
    if (bytes.length < byteLength)
      throw badModel(`is truncated: buffer ${index} claims ${byteLength} bytes and has ${bytes.length}`);
    return bytes;
  }

  private async read(uri: string, what: string): Promise<Uint8Array> {
    const bytes = /^data:/i.test(uri) ? decodeDataUri(uri, what) : await this.readFile(uri, what);
    this.claim(bytes.length);
    return bytes;
  }

  /** Counts bytes that are about to be held. */
  claim(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > limits.bytes) throw badModel(`holds more than ${limits.bytes} bytes of data`);
  }

  private async readFile(uri: string, what: string): Promise<Uint8Array> {
    const shown = uri.slice(0, 100);
    if (this.folder === undefined)
      throw badModel(
        `names the file '${shown}' for ${what}; from bytes, only models in one piece can be read`,
      );
    const file = await this.pathOf(uri, shown);
    try {
      const about = await node.fsPromises.stat(file);
      if (!about.isFile()) throw badModel(`names '${shown}', which is not a file`, uri);
      if (this.bytes + about.size > limits.bytes)
        throw badModel(`holds more than ${limits.bytes} bytes of data`);
      const bytes = await node.fsPromises.readFile(file);
      this.hashes[node.path.relative(this.folder, file).split(node.path.sep).join('/')] = sha256(bytes);
      return bytes;
    } catch (cause) {
      throw refusal(cause, shown);
    }
  }

  /** The path that a URI names: below the model's folder, also when links are followed. */
  private async pathOf(uri: string, shown: string): Promise<string> {
    // Programs on Windows write its separators, which no URI has.
    const path = decoded(uri).replaceAll('\\', '/');
    const leaves = badModel(`names '${shown}', which leaves its folder`, uri);
    const foreign = /^[a-z][a-z0-9+.-]*:/i.test(path) || node.path.isAbsolute(path) || path.includes('\0');
    const file = node.path.join(this.folder!, path);
    if (foreign || !below(this.folder!, file)) throw leaves;
    try {
      if (!below(await node.fsPromises.realpath(this.folder!), await node.fsPromises.realpath(file)))
        throw leaves;
    } catch (cause) {
      throw refusal(cause, shown);
    }
    return file;
  }
}

/** The name that a URI encodes; as it is where it was written without encoding, such as '100%.png'. */
function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

/** What the system reported, as a sentence; the library's errors as they are. */
const refusal = (cause: unknown, shown: string): unknown =>
  typeof (cause as NodeJS.ErrnoException).errno === 'number'
    ? badModel(`names '${shown}', which cannot be read: ${readReason(cause)}`, shown, cause)
    : cause;

function below(folder: string, file: string): boolean {
  const path = node.path.relative(folder, file);
  return (
    path !== '' && path !== '..' && !path.startsWith(`..${node.path.sep}`) && !node.path.isAbsolute(path)
  );
}

function decodeDataUri(uri: string, what: string): Uint8Array {
  const comma = uri.indexOf(',');
  if (comma < 0 || !/;base64$/i.test(uri.slice(0, Math.min(comma, 200))))
    throw badModel(`has a data URI that is not base64 for ${what}`);
  const text = uri.slice(comma + 1);
  const bytes = Buffer.from(text, 'base64');
  // Node skips what it does not know: what is left over gives it away.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (bytes.length !== Math.floor(((text.length - padding) * 3) / 4))
    throw badModel(`has a data URI whose base64 is damaged for ${what}`);
  return bytes;
}
