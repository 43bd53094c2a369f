import { basename } from 'node:path';
import { badParameter, sha256, words, wrongParameter } from '../../core/index.js';
import { encodePng } from '../../draw/png/encode.js';
import { bounds } from '../../world/modeling/mesh/placing.js';
import { sideFileOf, type ModelOptions, type ModelDeclaration } from '../../world/gltf/declaration.js';
import { type LoadedModel, loadModel } from '../../world/gltf/load.js';
import { modelSheet } from '../../world/gltf/sheet.js';
import { broadClasses, texturesOf, triangleCount, type Material, type Model } from '../../world/index.js';
import { facingText } from '../../world/pack/check/findings.js';
import { findSymmetry, type Symmetry } from '../../world/rotation/symmetry/find.js';
import { softRenderer } from '../../world/render/renderer.js';
import { behindText, shareFromBehind } from '../../world/winding/from-behind.js';
import { asJson, print } from '../terminal/print.js';
import { writeOutput } from '../../dataset/export/new-file.js';

/** The properties that a set needs to know of a model, and the options that declare them. */
const needed = {
  category: '--category NAME',
  broadClass: `--class (${broadClasses.join(', ')})`,
  hasFront: '--front AXIS or --no-front',
} as const;

/** The order of properties in a side file. */
const order = words(
  'category, broadClass, front, up, scale, height, hasFront, hasUp, hasText, hides, symmetry',
) as readonly (keyof ModelDeclaration)[];

/**
 * Writes what is declared of a model, by options and in the side file that is there, to its side file NAME.json.
 * @param front whether the option --front says where its front is, which says that it has one
 * @returns the model with what was written
 * @throws TopsyturvyError 'bad-parameter' if something is not declared that sets of the model need
 */
function writeSideFile(file: string, loaded: LoadedModel, front: boolean): LoadedModel {
  const declared = new Set(loaded.declared);
  if (front) declared.add('hasFront');
  const missing = Object.entries(needed).filter(([name]) => !declared.has(name));
  if (missing.length > 0) {
    const options = missing.map(([name, option]) => `${name}: ${option}`).join('; ');
    throw wrongParameter(`The side file of '${file}' needs more; give ${options}`, file);
  }
  const entries = order.filter((name) => declared.has(name)).map((name) => [name, loaded.declaration[name]]);
  const text = asJson(Object.fromEntries(entries));
  const side = sideFileOf(file);
  writeOutput(side, text);
  return {
    ...loaded,
    declared: [...declared].sort(),
    hashes: { ...loaded.hashes, [basename(side)]: sha256(text) },
  };
}

interface Options {
  category?: string;
  class?: string;
  /** The front; false if it has none. */
  front?: string | false;
  up?: string;
  scale?: string;
  height?: string;
  scene?: string;
  write?: boolean;
  out?: string;
  json?: boolean;
}

/** `topsyturvy models inspect`. */
export async function inspect(file: string, options: Options): Promise<void> {
  const { category, class: broadClass, front, up, scale, height, scene } = options;
  const said = front === false ? { hasFront: false } : { front };
  const read = await loadModel(file, {
    ...({ category, broadClass, up, ...said } as ModelOptions),
    scale: numberOf('--scale', scale),
    height: numberOf('--height', height),
    scene: scene === undefined ? undefined : sceneOf(scene),
  });
  const loaded = options.write ? writeSideFile(file, read, typeof front === 'string') : read;
  const sheet = options.out ?? `${basename(file).replace(/\.[^.]*$/, '')}-sides.png`;
  writeOutput(sheet, encodePng(modelSheet(loaded.model)));
  const report = reportOf(loaded);
  if (options.json) print(asJson({ ...report, sheet }));
  else {
    const written = options.write ? `side file: ${sideFileOf(file)}\n` : '';
    print(`${lines(report).join('\n')}\n${written}contact sheet: ${sheet}\n`);
  }
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && value > 0 && value < Infinity) return value;
  throw badParameter(name, text, 'a number above 0');
}

function sceneOf(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw badParameter('--scene', text, 'the number of a scene, from 0');
}

function reportOf({ model, declaration, declared, facing, left, hashes }: LoadedModel) {
  const { min, max } = bounds(...model.parts.map(({ mesh }) => mesh));
  return {
    ...declaration,
    declared,
    ...(facing && { facing }),
    triangles: model.parts.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0),
    parts: model.parts.map(({ name }) => name),
    materials: new Set(model.parts.map(({ material }) => JSON.stringify(kindOf(material)))).size,
    textures: imagesOf(model),
    /** The width, height and depth in meters. */
    size: [0, 1, 2].map((axis) => round(max[axis] - min[axis])),
    symmetry: declaration.symmetry,
    measured: findSymmetry(model),
    /** The share of its surface that is seen from behind. */
    behind: round(behindOf(model)),
    left,
    files: hashes,
  };
}

function behindOf(model: Model): number {
  const renderer = softRenderer();
  try {
    return shareFromBehind(model, renderer);
  } finally {
    renderer.dispose();
  }
}

type Report = ReturnType<typeof reportOf>;

/** A material without its pictures, which are counted separately. */
const kindOf = (material: Material) =>
  Object.entries(material).map(([name, value]: [string, Material[keyof Material]]) => [
    name,
    typeof value === 'object' && 'image' in value ? sizeOf(value.image) : value,
  ]);

const sizeOf = ({ width, height }: { width: number; height: number }): string => `${width}x${height}`;

/** The sizes of a model's pictures. */
function imagesOf({ parts }: Model): string[] {
  const images = parts.flatMap(({ material }) => texturesOf(material).map(({ image }) => image));
  return [...new Set(images)].map(sizeOf);
}

/** A number rounded to three digits. */
const round = (value: number): number => Number(value.toPrecision(3));

function lines(report: Report): string[] {
  const { declared, facing } = report;
  const said = (name: string, value: unknown, otherwise = 'assumed'): string =>
    `${name} ${String(value)} (${declared.includes(name) ? 'declared' : otherwise})`;
  const { category, broadClass, front, up, scale, height, hasFront, hasUp, hasText, hides } = report;
  const size = height === undefined ? said('scale', scale ?? 1) : said('height', height);
  const names = [...new Set(report.parts)];
  const shown = names.slice(0, 12).join(', ') + (names.length > 12 ? ', ...' : '');
  const [width, tall, depth] = report.size;
  const listed = report.textures.length > 0 ? ` (${report.textures.join(', ')})` : '';
  return [
    `${category}: ${report.triangles} triangles, ${report.parts.length} parts (${shown})`,
    `${report.materials} materials, ${report.textures.length} textures${listed}`,
    `${width} m wide, ${tall} m high, ${depth} m deep`,
    [said('category', `'${category}'`), said('broadClass', broadClass)].join(', '),
    [
      said('front', front, facing?.front === front ? `as ${facing.format} has it` : 'assumed'),
      said('up', up),
      size,
    ].join(', '),
    [said('hasFront', hasFront), said('hasUp', hasUp), said('hasText', hasText), said('hides', hides)].join(
      ', ',
    ),
    `symmetry measured: ${symmetryText(report.measured)}`,
    ...doubts(report),
    ...(report.left.length > 0 ? [`not drawn: ${report.left.join(', ')}`] : []),
    ...Object.entries(report.files).map(([name, hash]) => `sha256 ${hash}  ${name}`),
  ];
}

function symmetryText({ vertical, leftRight, frontRear, halfTurn }: Symmetry): string {
  const orders = { 'vertical axis': vertical, 'left-right axis': leftRight, 'front-rear axis': frontRear };
  const found = Object.entries(orders)
    .filter(([, order]) => order !== 1)
    .map(([axis, order]) => (order === 'continuous' ? 'any turn' : `${order}-fold`) + ` about its ${axis}`);
  if (halfTurn !== null && leftRight === 1 && frontRear === 1)
    found.push(`a half turn about a level axis at ${halfTurn} degrees`);
  return found.length > 0 ? found.join(', ') : 'none';
}

/** Contradictions between what is declared of a model and what was measured. */
function doubts({ hasFront, front, facing, symmetry, measured: { vertical }, behind }: Report): string[] {
  const found = [...facingText(hasFront ? front : null, facing), ...behindText(behind)];
  if (hasFront && vertical !== 1)
    found.push('it is said to have a front, but looks the same after a turn about its vertical axis');
  else if (symmetry !== undefined && symmetry !== vertical)
    found.push(`the symmetry declared is ${symmetry}, the one measured ${vertical}`);
  return found.map((text) => `warning: ${text}`);
}
