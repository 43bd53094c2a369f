import type { SchemaElement } from 'hyparquet-writer';

/** A cell: text, a list of texts, or pictures. */
export type ParquetCell = string | readonly string[] | readonly ParquetImage[];

/** A picture as Hugging Face's Image feature has it: the bytes first, every level optional. */
export type ParquetImage = { readonly bytes: Uint8Array; readonly path: string };

/** Column → what its cells are. */
export type ParquetColumns = Readonly<Record<string, 'text' | 'texts' | 'images'>>;

const optional = { repetition_type: 'OPTIONAL' } as const;

const text = (name: string): SchemaElement => ({
  ...optional,
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  logical_type: { type: 'STRING' },
});

const listOf = (name: string, element: readonly SchemaElement[]): SchemaElement[] => [
  { ...optional, name, num_children: 1, converted_type: 'LIST', logical_type: { type: 'LIST' } },
  { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
  ...element,
];

const image: readonly SchemaElement[] = [
  { ...optional, name: 'element', num_children: 2 },
  { ...optional, name: 'bytes', type: 'BYTE_ARRAY' },
  text('path'),
];

const elements = {
  text: (name: string) => [text(name)],
  texts: (name: string) => listOf(name, [text('element')]),
  images: (name: string) => listOf(name, image),
} as const;

const features = {
  text: { dtype: 'string', _type: 'Value' },
  texts: { feature: { dtype: 'string', _type: 'Value' }, _type: 'List' },
  images: { feature: { _type: 'Image' }, _type: 'List' },
} as const;

/** The schema of a file. */
export const parquetSchema = (columns: ParquetColumns): SchemaElement[] => [
  { name: 'schema', num_children: Object.keys(columns).length },
  ...Object.entries(columns).flatMap(([name, kind]) => elements[kind](name)),
];

/** What Hugging Face `datasets` reads of a file's key-value metadata, to know which columns are pictures. */
export const hubFeatures = (columns: ParquetColumns): string =>
  JSON.stringify({
    info: {
      features: Object.fromEntries(Object.entries(columns).map(([name, kind]) => [name, features[kind]])),
    },
  });

const yaml = { text: 'dtype: string', texts: 'list: string', images: 'list: image' } as const;

/** The same features for a card. */
export const cardFeatures = (columns: ParquetColumns): string[] =>
  Object.entries(columns).flatMap(([name, kind]) => [`- name: ${name}`, `  ${yaml[kind]}`]);
