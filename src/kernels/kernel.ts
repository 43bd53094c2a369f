import type { KernelMemory } from './memory.js';
import { webAssembly } from './web-assembly.js';

/**
 * Loops compiled from AssemblyScript, with their twin in TypeScript: the same functions with the same results, bit for bit, but
 * for the bits of NaN. The twin runs where WebAssembly, or its SIMD, is missing, and is what tests compare the other with.
 *
 * Nothing is done before the first `on`. See docs/kernels.md.
 */
export class Kernel<Loops> {
  /** Undefined before it is compiled, null where it cannot be. */
  private module: object | null | undefined;

  /**
   * @param wasm the module in base64
   * @param twin makes the loops in TypeScript; they read the memory's arrays anew in each call, since they change when it grows
   */
  constructor(
    private readonly wasm: string,
    readonly twin: (memory: KernelMemory) => Loops,
  ) {}

  /** The loops in a memory, good as long as the memory is. */
  on(memory: KernelMemory): Loops {
    this.module ??= memory.wasm ? compile(this.wasm) : null;
    if (!this.module) return this.twin(memory);
    return new webAssembly!.Instance(this.module, { env: { memory: memory.wasm } }).exports as Loops;
  }

  /** Whether `on` gives WebAssembly here, once it has been called. */
  get isCompiled(): boolean {
    return Boolean(this.module);
  }
}

/** Null where the engine has no SIMD, or a browser compiles nothing of this size at once. */
function compile(base64: string): object | null {
  try {
    return new webAssembly!.Module(decode(base64));
  } catch {
    return null;
  }
}

const decode = (base64: string): Uint8Array =>
  typeof Buffer === 'undefined'
    ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    : Buffer.from(base64, 'base64');
