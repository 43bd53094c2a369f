/** A table in Markdown of a family's params, from the schema that checks them. */

/** @param family as `topsyturvy list NAME --json` describes it: `params`, each as JSON Schema, and `required` */
export function paramsTable({ params, required }) {
  const rows = Object.entries(params).map(([name, schema]) => [
    `\`${name}\``,
    schema.description ?? '',
    valuesOf(schema),
    required.includes(name) ? 'required' : defaultOf(schema),
  ]);
  return [['param', 'what', 'values', 'default'], ['---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |\n`)
    .join('');
}

/** Text as a cell holds it: a bar would end the cell, and what looks like a tag would be one. */
const cell = (text) => text.replace(/\|/g, '\\|').replace(/</g, '&lt;').replace(/\s+/g, ' ');

const code = (value) => `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;

/** The default, or nothing where the description tells it. */
function defaultOf({ default: standard, items }) {
  if (standard === undefined) return '';
  const all = Array.isArray(standard) && standard.length > 1;
  if (all && JSON.stringify(standard) === JSON.stringify(items?.enum)) return 'all';
  return code(standard);
}

/** Which values a schema takes, in words. */
function valuesOf(schema) {
  const { type, anyOf, minimum, maximum } = schema;
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.const !== undefined) return code(schema.const);
  if (anyOf) return [...new Set(anyOf.map(valuesOf))].join(', or ');
  if (type === 'array') return listOf(schema);
  const kind = { integer: 'whole number', number: 'number', boolean: '`true`, `false`', string: 'text' }[
    type
  ];
  if (kind === undefined) return type === 'object' ? 'JSON object' : '';
  const bounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return bounded ? `${kind}, ${minimum} to ${maximum}` : kind;
}

function listOf({ items, prefixItems }) {
  if (prefixItems)
    return `${prefixItems.length} values: ${[...new Set(prefixItems.map(valuesOf))].join(', ')}`;
  return items?.enum
    ? `any of ${items.enum.map(code).join(', ')}`
    : `list of ${valuesOf(items ?? {}) || 'values'}`;
}
