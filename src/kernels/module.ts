import { leb, type Code } from './instructions.js';

export const [i32, i64, f64, v128] = [0x7f, 0x7e, 0x7c, 0x7b] as const;

/** A function of a module: its locals are numbered from its parameters on. */
export interface Kernel {
  readonly parameters: readonly number[];
  readonly result?: number;
  readonly locals: readonly number[];
  readonly code: Code;
}

/** A module's own memory, in pages of 65,536 bytes. */
export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** What is used of the standard's JavaScript interface, which TypeScript knows only with the types of browsers. */
interface WebAssemblyInterface {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
}

/**
 * Compiles kernels over one memory: `Exports` are their names and types, and `memory`. They are made of WebAssembly's exact
 * operations only, IEEE 754 for floats, so that their results are the same bits on every machine.
 */
export function compile<Exports>(
  kernels: Readonly<Record<string, () => Kernel>>,
): Exports & { readonly memory: Memory } {
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyInterface }).WebAssembly;
  return new Instance(new Module(bytesOf(kernels))).exports as Exports & { readonly memory: Memory };
}

/** The module's bytes (WebAssembly 2.0, section 5.5). */
function bytesOf(kernels: Readonly<Record<string, () => Kernel>>): Uint8Array {
  const sized = (bytes: Code) => [...leb(bytes.length), ...bytes];
  const section = (id: number, items: readonly Code[]) => [
    id,
    ...sized([...leb(items.length), ...items.flat()]),
  ];
  const name = (text: string) => sized([...text].map((letter) => letter.charCodeAt(0)));
  const all = Object.values(kernels).map((make) => make());
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      all.map(({ parameters, result }) => [0x60, ...sized(parameters), ...sized(result ? [result] : [])]),
    ),
    ...section(
      3,
      all.map((_, i) => leb(i)),
    ),
    ...section(5, [[0, 1]]),
    ...section(7, [
      [...name('memory'), 2, 0],
      ...Object.keys(kernels).map((key, i) => [...name(key), 0, ...leb(i)]),
    ]),
    ...section(
      10,
      all.map(({ locals, code }) =>
        sized([...leb(locals.length), ...locals.flatMap((type) => [1, type]), ...code, 0x0b]),
      ),
    ),
  ]);
}
