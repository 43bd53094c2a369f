/** Plain JSON, the only thing that states, labels, transforms and certificates are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * JSON with one spelling per value: keys sorted by code unit, no white space, `-0` as `0`.
 * Equal values give equal bytes on every machine.
 *
 * @throws TypeError if the value holds anything that JSON cannot say (NaN, Infinity, a function, undefined in a list).
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} cannot be written as JSON`);
      return value === 0 ? '0' : String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : canonicalObject(value);
    default:
      throw new TypeError(`a ${typeof value} cannot be written as JSON`);
  }
}

function canonicalObject(value: object): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const record = value as Record<string, unknown>;
  let text = '';
  for (const key of sorted(Object.keys(record))) {
    if (record[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${keyText(key)}${canonicalJson(record[key])}`;
  }
  return `{${text}}`;
}

/** Most objects are made in order: looking is cheaper than sorting. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort();
  return keys;
}

const keyTexts = new Map<string, string>();

/** A key with its quotes and colon. The few hundred of our own records are kept; the user's may be without number. */
function keyText(key: string): string {
  let text = keyTexts.get(key);
  if (text === undefined) {
    text = `${JSON.stringify(key)}:`;
    if (keyTexts.size < 1000) keyTexts.set(key, text);
  }
  return text;
}
