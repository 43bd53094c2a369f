import { badParameter, TopsyturvyError } from '../errors.js';

/** Loops compiled from AssemblyScript. Nothing is done before the first `on`. See docs/kernels.md. */
export class Kernel<Loops> {
  private module: object | undefined;

  /** @param wasm the module in base64 */
  constructor(private readonly wasm: string) {}

  /**
   * The loops bound to a memory, valid as long as it is.
   * @throws TopsyturvyError 'no-webassembly' where WebAssembly, or its SIMD, is missing
   */
  on(memory: KernelMemory): Loops {
    const { Instance } = webAssembly();
    this.module ??= compile(this.wasm);
    return new Instance(this.module, { env: { memory: memory.wasm } }).exports as Loops;
  }
}

function compile(base64: string): object {
  const { Module } = webAssembly();
  try {
    return new Module(decode(base64));
  } catch (cause) {
    throw withoutWebAssembly(cause);
  }
}

const decode = (base64: string): Uint8Array =>
  typeof Buffer === 'undefined'
    ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    : Buffer.from(base64, 'base64');

const pageBytes = 65_536;
/** The memory grows by at least so many bytes. */
const stepBytes = 1 << 20;
/** The most bytes of a memory: places are signed 32-bit integers. */
const mostBytes = 0x8000_0000 - pageBytes;
/** Each piece begins at a multiple of this many bytes, and at least as many unused bytes follow it. */
const alignment = 64;
const spare = 128;

/**
 * Memory that kernels work in, WebAssembly's. Who makes one owns it and decides when its pieces are given back. A place is the number of a byte in it.
 *
 * All that kernels of one `KernelMemory` share is in it. It never shrinks, so it is made once in each thread, where it is used.
 */
export class KernelMemory {
  private wasmMemory: WasmMemory | undefined;
  /** The byte from which on all is free. */
  private free = 0;

  /** Views of all of the memory: index i is at byte i, 2i, 4i, 4i, 4i, 8i. Valid until the next `take` or `put`. */
  bytes!: Uint8Array<ArrayBuffer>;
  shorts!: Uint16Array<ArrayBuffer>;
  ints!: Int32Array<ArrayBuffer>;
  words!: Uint32Array<ArrayBuffer>;
  floats!: Float32Array<ArrayBuffer>;
  doubles!: Float64Array<ArrayBuffer>;

  constructor() {
    this.view(new ArrayBuffer(0));
  }

  /** The memory that instances of modules import, made when it is first asked for. */
  get wasm(): WasmMemory {
    return (this.wasmMemory ??= new (webAssembly().Memory)({ initial: 0 }));
  }

  /** Where the next piece will begin. Passed to {@link begin} later, it gives back all pieces taken since. */
  get end(): number {
    return this.free;
  }

  /** Gives back all pieces from `place` on, which is 0 or was an `end`. What they hold stays until it is written over. */
  begin(place = 0): void {
    this.free = place;
  }

  /**
   * The place of a free piece of a number of bytes: a multiple of 64, with 128 bytes behind it that kernels may read
   * and write, since they work on several numbers at a time. What it holds is unknown.
   * @throws TopsyturvyError 'bad-parameter' if all pieces would take 2 GiB or more
   */
  take(bytes: number): number {
    const place = this.free;
    const end = place + alignment * Math.ceil(bytes / alignment) + spare;
    if (end > mostBytes)
      throw badParameter('memory for kernels', `${end} bytes`, `at most ${mostBytes} bytes`);
    if (end > this.bytes.length) this.grow(end - this.bytes.length);
    this.free = end;
    return place;
  }

  /** Takes a piece and fills it with floats. */
  putFloats(values: ArrayLike<number>): number {
    const place = this.take(4 * values.length);
    this.floats.set(values, place / 4);
    return place;
  }

  /** Takes a piece and fills it with the bytes of an array, as they are. */
  putBytes({ buffer, byteOffset, byteLength }: ArrayBufferView): number {
    const place = this.take(byteLength);
    this.bytes.set(new Uint8Array(buffer, byteOffset, byteLength), place);
    return place;
  }

  private grow(missing: number): void {
    const pages = Math.ceil(
      Math.min(Math.max(missing, stepBytes), mostBytes - this.bytes.length) / pageBytes,
    );
    this.wasm.grow(pages);
    this.view(this.wasm.buffer);
  }

  private view(buffer: ArrayBuffer): void {
    this.bytes = new Uint8Array(buffer);
    this.shorts = new Uint16Array(buffer);
    this.ints = new Int32Array(buffer);
    this.words = new Uint32Array(buffer);
    this.floats = new Float32Array(buffer);
    this.doubles = new Float64Array(buffer);
  }
}

/** A memory of WebAssembly, in pages of 65,536 bytes. */
type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

/** The part of the standard's JavaScript interface that is used; TypeScript declares it for browsers only. */
interface WebAssemblyInterface {
  Memory: new (size: { readonly initial: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** @throws TopsyturvyError 'no-webassembly' where it is missing, as in `node --jitless` */
function webAssembly(): WebAssemblyInterface {
  const { WebAssembly: found } = globalThis as { WebAssembly?: WebAssemblyInterface };
  if (!found) throw withoutWebAssembly();
  return found;
}

/** The error where WebAssembly, or its SIMD, is missing or forbidden. */
const withoutWebAssembly = (cause?: unknown): TopsyturvyError =>
  new TopsyturvyError(
    'no-webassembly',
    'Drawing needs WebAssembly with SIMD, which is missing here: it takes Node without --jitless on x64 with SSE4.1 ' +
      "or on arm64, or a browser's page whose Content-Security-Policy allows 'wasm-unsafe-eval'",
    undefined,
    'WebAssembly with SIMD',
    { cause },
  );
