import { TopsyturvyError } from '../errors.js';

/** A memory of WebAssembly, in pages of 65,536 bytes. */
export type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

/** The part of the standard's JavaScript interface that is used; TypeScript declares it for browsers only. */
interface WebAssemblyInterface {
  Memory: new (size: { readonly initial: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** @throws TopsyturvyError 'no-webassembly' where it is missing, as in `node --jitless` */
export function webAssembly(): WebAssemblyInterface {
  const { WebAssembly: found } = globalThis as { WebAssembly?: WebAssemblyInterface };
  if (!found) throw withoutWebAssembly();
  return found;
}

/** The error where WebAssembly, or its SIMD, is missing or forbidden. */
export const withoutWebAssembly = (cause?: unknown): TopsyturvyError =>
  new TopsyturvyError(
    'no-webassembly',
    'Drawing needs WebAssembly with SIMD, which is missing here: it takes Node without --jitless on x64 with SSE4.1 ' +
      "or on arm64, or a browser's page whose Content-Security-Policy allows 'wasm-unsafe-eval'",
    undefined,
    'WebAssembly with SIMD',
    { cause },
  );
