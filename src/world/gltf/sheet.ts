import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { Surface, type Raster } from '../../draw/index.js';
import { loadFont } from '../../glyphs/font.js';
import { bounds, cone, cylinder, merged, moved, turned, turnMatrix } from '../modeling/index.js';
import { textPath, textWidth } from '../modeling/plane/text-path.js';
import { atRest, type Mesh, type Model, type Scene } from '../index.js';
import { studioLights } from '../shading/mirrored-studio.js';
import { softRenderer } from '../render/renderer.js';

const sides = ['front', 'front left', 'left', 'rear left', 'rear', 'rear right', 'right', 'front right'];
const columns = 4;
/** The side of a cell in pixels. */
const cell = 256;
const caption = 26;
const margin = 8;
const fieldOfView = 30;
/** The camera's elevation, degrees above the horizon. */
const elevation = 18;
const frontColor = [0.75, 0.03, 0.02] as const;
const upColor = [0.02, 0.42, 0.05] as const;

/**
 * A contact sheet for people: a model from eight sides, each captioned with the side of the model that is seen. A red arrow points to
 * its assumed front, a green one to its top.
 */
export function modelSheet(model: Model): Raster {
  const renderer = softRenderer();
  const sheet = new Surface(
    columns * (cell + margin) + margin,
    (sides.length / columns) * (cell + caption + margin) + 2 * margin + caption,
  );
  const objects = [model, arrows(model)];
  sides.forEach((side, i) => {
    const picture = renderer.render(sceneOf(objects, -45 * i), {
      width: cell,
      height: cell,
      samples: 8,
      shadows: true,
    });
    const left = margin + (i % columns) * (cell + margin);
    const top = margin + Math.floor(i / columns) * (cell + caption + margin);
    paste(picture, sheet.raster, left, top);
    writeLine(sheet, side, left + cell / 2, top + cell + 18);
  });
  renderer.dispose();
  const { category, broadClass, hasFront } = model;
  const legend = `${category} (${broadClass}). Green: up. Red: front${hasFront ? '' : ' (said to have none)'}.`;
  writeLine(sheet, legend, sheet.width / 2, sheet.height - margin - 8);
  return sheet.raster;
}

/** The model's axes, just outside of it: a red arrow to its front, a green one to its top. */
export function arrows(model: Model): Model {
  const { min, max } = bounds(...model.parts.map(({ mesh }) => mesh));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const arrow = merged(
    moved(cylinder(0.012 * size, 0.14 * size, 16), 0, 0.07 * size, 0),
    moved(cone(0.035 * size, 0.09 * size, 0, 24), 0, 0.185 * size, 0),
  );
  const gap = 0.05 * size;
  const material = (tint: readonly [number, number, number]) => ({
    baseColor: tint,
    metallic: 0,
    roughness: 0.9,
  });
  const part = (name: string, mesh: Mesh, tint: readonly [number, number, number]) => ({
    name,
    mesh,
    material: { ...material(tint), emissive: [tint[0] / 3, tint[1] / 3, tint[2] / 3] as const },
  });
  return {
    ...model,
    parts: [
      part('up', moved(arrow, 0, max[1] + gap, 0), upColor),
      part('front', moved(turned(arrow, 'x', 90), 0, 0.04 * size, max[2] + gap), frontColor),
    ],
  };
}

/** Models together, turned about the vertical, all of them in the picture however they are turned. */
export function sceneOf(models: readonly Model[], degrees: number): Scene {
  const { min, max } = bounds(...models.flatMap(({ parts }) => parts.map(({ mesh }) => mesh)));
  const middle = (min[1] + max[1]) / 2;
  // The radius of the cylinder that they fill when they go round.
  const around = Math.max(-min[0], max[0], -min[2], max[2]);
  const radius = Math.sqrt(around * around + (max[1] - middle) * (max[1] - middle));
  const distance = radius / sinDegrees(fieldOfView / 2);
  return {
    objects: models.map((model) => ({ model, pose: { ...atRest, rotation: turnMatrix('y', degrees) } })),
    camera: {
      position: [0, middle + distance * sinDegrees(elevation), distance * cosDegrees(elevation)],
      target: [0, middle, 0],
      fieldOfView,
      near: distance / 100,
      far: 20 * distance,
    },
    lights: studioLights,
    ground: 'catcher',
    background: { top: [214, 222, 232], bottom: [244, 246, 248] },
  };
}

export function paste(from: Raster, to: Raster, left: number, top: number): void {
  const row = from.width * from.channels;
  for (let y = 0; y < from.height; y++)
    to.data.set(from.data.subarray(y * row, (y + 1) * row), ((top + y) * to.width + left) * to.channels);
}

/** A line of text with its middle at x, made smaller where it would not fit; '?' for what the font lacks. */
export function writeLine(sheet: Surface, text: string, x: number, baseline: number): void {
  const font = loadFont('dejavu-sans');
  const known = Array.from(text, (char) => (font.glyph(char) ? char : '?')).join('');
  const height = 11 * Math.min(1, (sheet.width - 2 * margin) / textWidth(known, 11));
  sheet.fill(textPath(known, height).transform([1, 0, 0, 1, x, baseline]), [60, 60, 60]);
}
