import type { KernelMemory } from './memory.js';
import { webAssembly, withoutWebAssembly } from './web-assembly.js';

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
