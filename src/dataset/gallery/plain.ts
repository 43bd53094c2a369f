import type { Json } from '../../core/json.js';

/** A value for people: strings bare, lists with commas, records as `key value`, and nothing for null. */
export function plain(value: Json): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (Array.isArray(value)) return value.map((element: Json) => plain(element)).join(', ');
  const entries = Object.entries(value as Record<string, Json>);
  if (entries.length === 1) return plain(entries[0][1]);
  return entries.map(([key, element]) => `${key} ${plain(element)}`).join(' · ');
}
