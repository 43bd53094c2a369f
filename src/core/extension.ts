import { badParameter } from './errors.js';

/** The key of an extension's kind, shared by all copies of the library, of which a module may import another. */
const kindKey = Symbol.for('topsyturvy.extension');

/**
 * Marks an object as something that users add to what the library ships: a family, a rotation family, a scorer, …. The
 * `define…` functions do so; a module's exports are then told apart by their kind.
 */
export function markExtension<T extends object>(kind: string, value: T): T {
  if (extensionKind(value) === kind) return value;
  if (Object.isFrozen(value)) throw badParameter(kind, value, 'an object that is not frozen');
  return Object.defineProperty(value, kindKey, { value: kind, configurable: true });
}

/** The kind that an object was marked with; undefined for anything else. */
export function extensionKind(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const kind: unknown = (value as Record<symbol, unknown>)[kindKey];
  return typeof kind === 'string' ? kind : undefined;
}

/** The extensions that a program or its modules add to those that ship, by kind. */
export class Extensions {
  constructor(private readonly all: readonly object[] = []) {}

  /**
   * The extensions of one kind, in the order in which they were added.
   * @param check a `define…` function, so that what another version of the library marked is checked by this one
   */
  of<T extends object>(kind: string, check: (value: T) => T): readonly T[] {
    return this.all.filter((value) => extensionKind(value) === kind).map((value) => check(value as T));
  }

  /** All extensions, whatever their kind. */
  get list(): readonly object[] {
    return this.all;
  }
}
