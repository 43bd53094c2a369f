import { badFile, jsonFault, parseJson, TopsyturvyError } from '../index.js';
import { piecesOf } from './regular-file.js';

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

const isEnd = (byte: number): boolean => byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT;

/** For each byte, 1 if it neither begins nor ends anything. */
const inert = Uint8Array.from({ length: 256 }, (_, byte) =>
  [QUOTE, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT].includes(byte) ? 0 : 1,
);

function isBlank(chunk: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!isSpace(chunk[i])) return false;
  return true;
}

/** A value of a JSON object, or one element of a list that is a value of it. */
export interface JsonPart {
  /** The field of the object. */
  readonly key: string;
  /** The index of the element in the list, from 0; undefined for a value that was read whole. */
  readonly at?: number;
  readonly value: unknown;
}

export interface JsonListsOptions {
  /** Fields whose lists are read element by element. */
  readonly lists: readonly string[];
  /** Fields that are read whole. All others are passed over. */
  readonly whole?: readonly string[];
  /** Bytes of the largest element or whole value. Default: 16 MiB. */
  readonly longest?: number;
}

/**
 * The parts of a file that holds one JSON object, in its order, in flat memory however large the file is.
 * @param what how errors name the file
 * @throws TopsyturvyError 'bad-file' if it cannot be read, is cut short or is not JSON where it is read
 */
export function* jsonLists(path: string, what: string, options: JsonListsOptions): Generator<JsonPart> {
  const splitter = new Splitter(what, options);
  for (const piece of piecesOf(path)) yield* splitter.push(piece);
  splitter.end();
}

/** Finds where values begin and end: it follows brackets and strings alone, and leaves all else to JSON.parse. */
class Splitter {
  private depth = 0;
  private inString = false;
  private escaped = false;
  private started = false;
  private ended = false;
  /** The field whose value is being read; undefined before its colon. */
  private key: string | undefined;
  /** Elements of the list that have been read; undefined outside of listed lists. */
  private elements: number | undefined;
  /** Whether the value of the field was a list whose elements have been read. */
  private listed = false;
  /** Whether another field must follow. */
  private afterComma = false;
  private parts: Uint8Array[] = [];
  private size = 0;
  private readonly longest: number;

  constructor(
    private readonly what: string,
    private readonly options: JsonListsOptions,
  ) {
    this.longest = options.longest ?? 16 << 20;
  }

  *push(chunk: Buffer): Generator<JsonPart> {
    let i = this.started ? 0 : this.start(chunk);
    // From here on the chunk belongs to the text that is being gathered.
    let from = i;
    for (; i < chunk.length; i++) {
      if (this.inString) i = this.skipString(chunk, i);
      const byte = chunk[i];
      if (byte === undefined || inert[byte] === 1) continue;
      if (this.depth === 0) break;
      const level = this.elements === undefined ? 1 : 2;
      if (byte === QUOTE) this.inString = true;
      else if (this.depth === level && isEnd(byte)) {
        this.gather(chunk.subarray(from, i));
        from = i + 1;
        yield* this.close(byte);
      } else if (
        byte === OPEN_LIST &&
        this.depth === 1 &&
        this.isListed() &&
        this.isNothing(chunk, from, i)
      ) {
        [this.depth, this.elements, this.parts, this.size, from] = [2, 0, [], 0, i + 1];
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.depth++;
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.depth--;
      else if (byte === COLON && this.depth === 1 && this.key === undefined) {
        this.gather(chunk.subarray(from, i));
        from = i + 1;
        this.key = this.keyOf(this.take());
      }
    }
    if (this.ended && !isBlank(chunk, from, chunk.length))
      throw this.wrong('has more after the end of its object');
    if (this.depth > 0) this.gather(Buffer.from(chunk.subarray(from)));
  }

  /** Passes the brace that opens the object. @returns where the chunk goes on */
  private start(chunk: Buffer): number {
    const mark = chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? 3 : 0;
    for (let i = mark; i < chunk.length; i++) {
      if (isSpace(chunk[i])) continue;
      if (chunk[i] !== OPEN_OBJECT) throw this.wrong('is not a JSON object');
      [this.depth, this.started] = [1, true];
      return i + 1;
    }
    return chunk.length;
  }

  /** @returns the byte after the string that is being read, or the end of the chunk */
  private skipString(chunk: Buffer, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i];
      if (this.escaped) this.escaped = false;
      else if (byte === BACKSLASH) this.escaped = true;
      else if (byte === QUOTE) {
        this.inString = false;
        return i + 1;
      }
    }
    return chunk.length;
  }

  end(): void {
    if (!this.started) throw this.wrong('is empty');
    if (!this.ended) throw this.wrong('is cut short: its object does not end');
  }

  /** Handles the end of an element, of a listed list or of a value of the object. */
  private *close(byte: number): Generator<JsonPart> {
    const text = this.take();
    const blank = text.trim() === '';
    if (this.elements !== undefined) {
      const at = this.elements;
      if (byte === CLOSE_OBJECT) throw this.wrong(`closes the list '${this.key}' with a brace`);
      if (!blank) yield { key: this.key!, at, value: this.parsed(text, `element ${at} of '${this.key}'`) };
      else if (byte === COMMA || at > 0) throw this.wrong(`has nothing as element ${at} of '${this.key}'`);
      this.elements++;
      if (byte === CLOSE_LIST) {
        [this.depth, this.elements] = [1, undefined];
        this.listed = true;
      }
      return;
    }
    if (byte === CLOSE_LIST) throw this.wrong('closes its object with a bracket');
    if (this.key === undefined) {
      if (!blank || byte === COMMA || this.afterComma) throw this.wrong('has a value without a name');
    } else if (this.listed) {
      if (!blank) throw this.wrong(`has more after the list '${this.key}'`);
    } else if (this.isWanted()) {
      yield { key: this.key, value: this.parsed(text, `'${this.key}'`) };
    }
    [this.key, this.listed, this.afterComma] = [undefined, false, byte === COMMA];
    if (byte === CLOSE_OBJECT) [this.depth, this.ended] = [0, true];
  }

  /** Whether nothing of a value has come before a byte. */
  private isNothing = (chunk: Buffer, from: number, to: number): boolean =>
    isBlank(chunk, from, to) && this.parts.every((part) => isBlank(part, 0, part.length));

  private isListed = (): boolean =>
    !this.listed && this.key !== undefined && this.options.lists.includes(this.key);

  private isWanted = (): boolean =>
    this.key !== undefined &&
    (this.options.lists.includes(this.key) || (this.options.whole ?? []).includes(this.key));

  /** Keeps what may have to be parsed: names, elements, and the values that are asked for. */
  private gather(part: Uint8Array): void {
    if (part.length === 0 || (this.key !== undefined && !this.isWanted())) return;
    this.size += part.length;
    if (this.size > this.longest)
      throw this.wrong(
        `holds a value of more than ${this.longest} bytes${this.key === undefined ? '' : ` in '${this.key}'`}`,
      );
    this.parts.push(part);
  }

  private take(): string {
    const text = Buffer.concat(this.parts).toString('utf8');
    [this.parts, this.size] = [[], 0];
    return text;
  }

  private keyOf(text: string): string {
    const key = this.parsed(text, 'a name');
    if (typeof key !== 'string') throw this.wrong(`has ${text.trim().slice(0, 40)} where a name should be`);
    return key;
  }

  private parsed(text: string, where: string): unknown {
    try {
      return parseJson(text);
    } catch (error) {
      throw this.wrong(jsonFault(error, ` at ${where}`), error);
    }
  }

  private wrong(why: string, cause?: unknown): TopsyturvyError {
    return badFile(`${this.what} ${why}`, undefined, undefined, { cause });
  }
}
