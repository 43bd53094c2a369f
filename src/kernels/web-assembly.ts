/** A memory of WebAssembly, in pages of 65,536 bytes. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** What is used of the standard's JavaScript interface, which TypeScript knows only with the types of browsers. */
interface WebAssemblyInterface {
  Memory: new (size: { readonly initial: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** Undefined where it is missing, as in `node --jitless`. */
export const webAssembly = (globalThis as { WebAssembly?: WebAssemblyInterface }).WebAssembly;
