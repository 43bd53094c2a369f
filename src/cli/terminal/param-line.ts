import type { Json } from '../../core/json.js';
import type { ParamProperty } from '../../families/params.js';

/** A param in one line: what it is, which values it takes, its default as `--param` takes it. */
export function paramLine(key: string, property: ParamProperty, required: boolean): string {
  const { description = '', default: standard } = property;
  const notes = [
    ...valuesOf(property),
    ...(required ? ['required'] : []),
    ...(standard === undefined ? [] : [`default ${isAll(property) ? 'all' : asTyped(standard)}`]),
  ];
  return `${key}: ${description}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

const choicesOf = ({ items }: ParamProperty): readonly Json[] | undefined =>
  typeof items === 'object' ? items.enum : undefined;

/** Which values there are, where the description does not say so. */
function valuesOf(property: ParamProperty): string[] {
  const { description = '', enum: single, minimum, maximum } = property;
  if (single && single.length > 1) return [`one of ${single.map(asTyped).join(', ')}`];
  const several = choicesOf(property);
  if (several) return [`any of ${several.map(asTyped).join(', ')}`];
  const range = `${minimum} to ${maximum}`;
  if (minimum === undefined || maximum === undefined || maximum > 1e15) return [];
  return description.includes(range) ? [] : [range];
}

/** Whether the default is every value that there is. */
const isAll = (property: ParamProperty): boolean =>
  Array.isArray(property.default) &&
  property.default.length > 1 &&
  JSON.stringify(property.default) === JSON.stringify(choicesOf(property));

/** A value as one types it after `--param key=`. */
function asTyped(value: Json): string {
  if (typeof value === 'string' && value !== '') return value;
  const isList = Array.isArray(value) && value.length > 0;
  if (isList && value.every((entry) => typeof entry === 'string')) return value.join(',');
  return JSON.stringify(value);
}
