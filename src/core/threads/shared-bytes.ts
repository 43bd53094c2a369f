import { sha256 } from '../hash.js';

/** Room for what threads of one process make for each other, by name. */
export interface SharedRoom {
  /** For each name a slot: its state, where its bytes begin, and the 8 numbers of its hash. The first number of all: bytes taken. */
  readonly slots: SharedArrayBuffer;
  readonly bytes: SharedArrayBuffer;
}

const slotLength = 10;
const slotCount = 512;
/** Milliseconds to wait for another thread, which may have been ended at its work. */
const longest = 2000;

/** The states of a slot, in their order. */
const State = { free: 0, making: 1, made: 2, none: 3 } as const;

/** Room for at most 512 names. @param bytes those of all of them; they take memory once they are written. Default 256 MiB */
export const sharedRoom = (bytes = 0x1000_0000): SharedRoom => ({
  slots: new SharedArrayBuffer(4 * (1 + slotLength * slotCount)),
  bytes: new SharedArrayBuffer(bytes),
});

let room: { readonly slots: Int32Array; readonly bytes: SharedArrayBuffer } | undefined;

/** From now on, this thread shares what it makes with the others that have this room. It must be able to wait for them. */
export function shareIn({ slots, bytes }: SharedRoom): void {
  room = { slots: new Int32Array(slots), bytes };
}

/** New bytes, filled. */
export function madeBytes(count: number, fill: (bytes: Uint8Array) => void): Uint8Array {
  const bytes = new Uint8Array(count);
  fill(bytes);
  return bytes;
}

/**
 * Bytes that depend on their name alone: those that a thread of the same room has made, or new ones. Nobody may change them.
 * @param count how many
 * @param fill writes them, into zeros
 */
export function sharedBytes(name: string, count: number, fill: (bytes: Uint8Array) => void): Uint8Array {
  const own = (): Uint8Array => madeBytes(count, fill);
  if (!room) return own();
  const { slots, bytes } = room;
  const digits = sha256(name);
  const hash = Int32Array.from({ length: 8 }, (_, i) => parseInt(digits.slice(8 * i, 8 * i + 8), 16));
  for (let tried = 0; tried < slotCount; tried++) {
    const at = 1 + slotLength * (((hash[0] >>> 0) + tried) % slotCount);
    if (Atomics.compareExchange(slots, at, State.free, State.making) === State.free) {
      slots.set(hash, at + 2);
      const taken = 8 * Math.ceil(count / 8);
      const from = Atomics.add(slots, 0, taken);
      let state: number = State.none;
      try {
        if (from + count > bytes.byteLength) {
          Atomics.sub(slots, 0, taken);
          return own();
        }
        const view = new Uint8Array(bytes, from, count);
        fill(view);
        slots[at + 1] = from;
        state = State.made;
        return view;
      } finally {
        Atomics.store(slots, at, state);
        Atomics.notify(slots, at);
      }
    }
    Atomics.wait(slots, at, State.making, longest);
    const state = Atomics.load(slots, at);
    if (state === State.making) break;
    if (hash.some((part, i) => slots[at + 2 + i] !== part)) continue;
    return state === State.made ? new Uint8Array(bytes, slots[at + 1], count) : own();
  }
  return own();
}
