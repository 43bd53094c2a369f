import { describe, expect, test } from 'vitest';
import { canonicalJson, endOfString, parsedJson, parseJson } from '../../src/core/json.js';
import { Stream } from '../../src/core/stream.js';

/** A random value with keys in random order. */
function randomValue(stream: Stream, depth = 0): unknown {
  switch (stream.below(depth > 3 ? 5 : 7)) {
    case 0:
      return null;
    case 1:
      return stream.below(2) === 1;
    case 2:
      return stream.normal() * 1e6;
    case 3:
      return stream.integer(-1000, 1000);
    case 4:
      return stream.choice(['', 'a', 'ä"\\\n', '\u2028</script>', '😀', '\ud800', '10']);
    case 5:
      return Array.from({ length: stream.below(4) }, () => randomValue(stream, depth + 1));
    default: {
      const keys = stream.shuffle(['b', 'a', 'Z', '10', '9', 'ä', '"', '__proto__x']).slice(stream.below(8));
      return Object.fromEntries(keys.map((key) => [key, randomValue(stream, depth + 1)]));
    }
  }
}

/** The same value with every object's keys put in backward. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

describe('canonicalJson', () => {
  test('says the same as JSON, with one spelling whatever the order of the keys', () => {
    const stream = new Stream(['canonical json']);
    for (let i = 0; i < 2000; i++) {
      const value = randomValue(stream);
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(text).not.toContain('\t');
      expect(text).not.toContain('\n');
    }
  });

  test('sorts keys by code unit, leaves out undefined and spells -0 as 0', () => {
    expect(canonicalJson({ b: 1, a: [true, null, 'x'], Z: { y: -0, x: undefined } })).toBe(
      '{"Z":{"y":0},"a":[true,null,"x"],"b":1}',
    );
  });

  test.each([NaN, Infinity, undefined, () => 0, Symbol('s'), 1n])('refuses %s', (value) => {
    expect(() => canonicalJson([value])).toThrow(TypeError);
  });
});

describe("JSON that may be anyone's", () => {
  const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);

  test('is read to a depth of 500, lists and objects alike', () => {
    expect(parsedJson(nested(500))).toEqual(JSON.parse(nested(500)));
    expect(parsedJson(`{"a":${nested(499)}}`)).toBeDefined();
    expect(parsedJson(nested(250, '[{"b":', '}]').replace('b":}', 'b":0}'))).toBeDefined();
    for (const text of [nested(501), nested(100_000), `{"a":${nested(500)}}`, nested(501, '{"a":[', ']}')])
      expect(() => parseJson(text)).toThrow(/^is nested too deeply$/);
    for (const text of ['['.repeat(1e6), '{"a":'.repeat(1e6), `[${'{"a":"[",'.repeat(1e5)}`])
      expect(() => parseJson(text)).toThrow(RangeError);
  });

  test('may have any number of brackets that are not in one another, and in strings', () => {
    const flat = JSON.stringify(Array.from({ length: 10_000 }, (_, i) => [{ i }]));
    expect(parsedJson(flat)).toEqual(JSON.parse(flat));
    for (const text of ['['.repeat(2000), '\\"['.repeat(2000), '"{'.repeat(2000), '\\'.repeat(2001)])
      expect(parsedJson(JSON.stringify([text, { text }]))).toEqual([text, { text }]);
  });

  test('has no more lists and objects than memory holds', () => {
    expect(() => parseJson(`[${'[],'.repeat(4_000_001)}0]`)).toThrow(
      /^has more than 4000000 lists and objects$/,
    );
  });
});

test('finds the end of a string, whatever is escaped in it', () => {
  const stream = new Stream(['end of string']);
  for (let i = 0; i < 2000; i++) {
    const inside = Array.from({ length: stream.below(8) }, () =>
      stream.choice(['"', '\\', 'a', '\n', '😀']),
    ).join('');
    const text = JSON.stringify(inside);
    expect(endOfString(`[${text},"b"]`, 1), text).toBe(text.length);
    expect(endOfString(text.slice(0, -1), 0), text).toBeUndefined();
  }
});
