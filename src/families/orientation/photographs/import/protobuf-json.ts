import { type Fields, isFields, isNumber } from './fields.js';

/**
 * Fields of a message as protobuf's JSON mapping writes it: by their own names or in lowerCamelCase, and left out where they
 * have their type's default, 0 or nothing.
 */
export class Message {
  private constructor(private readonly fields: Fields) {}

  /** undefined for what is not an object; a message that was left out is empty. */
  static of(value: unknown): Message | undefined {
    if (value === undefined || value === null) return new Message({});
    return isFields(value) ? new Message(value) : undefined;
  }

  /** A field by its own name, e.g. `point_2d`, which may be there as `point2d` or `point2D`. */
  get(name: string): unknown {
    const camel = name.replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
    const upper = camel.replace(
      /(\d)([a-z])/g,
      (_, digit: string, letter: string) => digit + letter.toUpperCase(),
    );
    for (const key of [name, camel, upper])
      if (Object.hasOwn(this.fields, key) && this.fields[key] !== null) return this.fields[key];
    return undefined;
  }

  message(name: string): Message | undefined {
    return Message.of(this.get(name));
  }

  /** A number; 0 if it was left out; undefined for anything else, such as "NaN". */
  number(name: string): number | undefined {
    const value = this.get(name) ?? 0;
    return isNumber(value) ? value : undefined;
  }

  /** A whole number, which 64 bits long is written as a text. */
  whole(name: string): number | undefined {
    const value = this.get(name) ?? 0;
    const read = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    return Number.isSafeInteger(read) ? (read as number) : undefined;
  }

  text(name: string): string | undefined {
    const value = this.get(name) ?? '';
    return typeof value === 'string' ? value : undefined;
  }

  /** A list; empty if it was left out. */
  list(name: string): readonly unknown[] | undefined {
    const value = this.get(name) ?? [];
    return Array.isArray(value) ? (value as unknown[]) : undefined;
  }
}
