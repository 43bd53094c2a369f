import { atan, type Stream, tau } from '../../../core/index.js';
import type { Material, Mesh, Part } from '../../../world/model.js';
import {
  bounds,
  materials,
  oklch,
  part,
  turned,
  turnedPart,
  type Tint,
} from '../../../world/modeling/index.js';
import { defineModel } from '../define.js';
import { panels, ribAngle } from './canopy.js';
import { umbrellaFrame, umbrellaHandle, type UmbrellaFrame } from './umbrella-frame.js';

/** A kind of umbrella: its cover, the color of each panel, that of a border, and what carries it. */
interface Design extends UmbrellaFrame {
  readonly cloth: readonly Material[];
  readonly border?: Material;
}

/** Thin proofed cloth: it shines a little. */
const cloth = (tint: Tint): Material => ({ ...materials.satin(tint), roughness: 0.62 });

const anyColor = (look: Stream): Tint =>
  oklch(look.uniform(0.35, 0.72), look.uniform(0.08, 0.17), look.uniform(0, 360));

const woods = ['#7a4a25', '#a06b38', '#3a2317'] as const;

const filled = (ribs: number, at: (panel: number) => Material): Material[] =>
  Array.from({ length: ribs }, (_, i) => at(i));

/** The umbrella of a rainy day: eight ribs, a crook; plain or with a border. */
function walking(size: Stream, look: Stream): Design {
  const plain = cloth(look.choice([anyColor(look), '#1b1c20', '#22304c', '#7c1f2a']));
  return {
    canopy: { ribs: 8, radius: size.uniform(0.48, 0.54), drop: size.uniform(0.2, 0.26), curve: 66 },
    long: 0.74,
    handle: 'crook',
    shaft: look.choice([materials.steel(), materials.wood('#6b4426')]),
    rib: materials.steel(),
    grip: look.choice([
      materials.wood(look.choice(woods)),
      materials.plastic('#17181a'),
      materials.leather(),
    ]),
    cloth: filled(8, () => plain),
    ...(look.float() < 0.5 && { border: cloth(look.choice(['#e8e4da', anyColor(look)])) }),
  };
}

/** Large, with panels of two colors in turn, and a straight grip. */
function golf(size: Stream, look: Stream): Design {
  const pair = [cloth(anyColor(look)), cloth(look.choice(['#f1efe9', '#1f2328', '#e3b63a']))];
  return {
    canopy: { ribs: 8, radius: size.uniform(0.6, 0.66), drop: size.uniform(0.26, 0.31), curve: 62 },
    long: 0.86,
    handle: 'grip',
    shaft: materials.paint('#1d1f22'),
    rib: materials.mattePlastic('#2b2d30'),
    grip: materials.rubber('#222326'),
    cloth: filled(8, (i) => pair[i % 2]),
  };
}

/** A deep dome of clear plastic with a colored border, over the shoulders. */
function dome(size: Stream, look: Stream): Design {
  const clear: Material = { ...materials.coloredGlass('#e9f2f4'), transmission: 0.86 };
  return {
    canopy: { ribs: 8, radius: size.uniform(0.4, 0.44), drop: size.uniform(0.4, 0.46), curve: 96 },
    long: 0.78,
    handle: look.choice(['crook', 'grip'] as const),
    shaft: materials.paint('#f0f0ee'),
    rib: materials.paint('#f0f0ee'),
    grip: materials.plastic(look.choice(['#f2f1ee', '#17181a', '#d8578a', '#2f8fc0'])),
    cloth: filled(8, () => clear),
    border: cloth(anyColor(look)),
  };
}

/** Each panel of another color. */
function rainbow(size: Stream, look: Stream): Design {
  const start = look.uniform(0, 360);
  const ribs = look.choice([8, 10]);
  return {
    canopy: { ribs, radius: size.uniform(0.48, 0.56), drop: size.uniform(0.2, 0.27), curve: 70 },
    long: 0.74,
    handle: look.choice(['crook', 'grip'] as const),
    shaft: materials.steel(),
    rib: materials.steel(),
    grip: materials.plastic(look.choice(['#17181a', '#e9e7e1', '#c23b32'])),
    cloth: filled(ribs, (i) => cloth(oklch(0.68, 0.15, start + (360 * i) / ribs))),
  };
}

/** A parasol of oiled paper on many ribs of bamboo, steep in the middle. */
function parasol(size: Stream, look: Stream): Design {
  const paper: Material = {
    ...materials.paper(look.choice(['#c5412f', '#e6d3a0', '#4d7f72', '#d98aa0', '#e2e0d2'])),
  };
  const ring = materials.paper(look.choice(['#f0e6cc', '#3b2a20', '#b5862f']));
  return {
    canopy: { ribs: 18, radius: size.uniform(0.42, 0.48), drop: size.uniform(0.17, 0.22), curve: 'tent' },
    long: 0.62,
    handle: 'knob',
    shaft: materials.wood('#b98d4f'),
    rib: materials.wood('#c9a468'),
    grip: materials.wood(look.choice(woods)),
    cloth: filled(18, () => paper),
    border: ring,
  };
}

const styles = { walking, golf, dome, rainbow, parasol } as const;

/** Panels of one material as one part, a border along the edge as another. */
function cover({ canopy, cloth: materialsOf, border }: Design): Part[] {
  const all = Array.from({ length: canopy.ribs }, (_, i) => i);
  const parts = [...new Set(materialsOf)].map((material) =>
    part(
      'canopy',
      material,
      panels(
        canopy,
        all.filter((i) => materialsOf[i] === material),
        0.02,
        border ? 0.9 : 1,
      ),
    ),
  );
  return border ? [...parts, part('border', border, panels(canopy, all, 0.88, 1, 0.0016))] : parts;
}

/** The tilt, degrees, at which the lowest points of two meshes are equally high; the first is the wider. */
function restingTilt(wide: Mesh, long: Mesh, about: number): number {
  const gap = (tilt: number): number =>
    bounds(turned(wide, 'x', tilt)).min[1] - bounds(turned(long, 'x', tilt)).min[1];
  let [low, high] = [about - 25, Math.min(89, about + 25)];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (gap(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** An open umbrella that was put down: it rests on two tips of its ribs and on its handle. */
export const umbrella = defineModel({
  category: 'umbrella',
  broadClass: 'miscellaneous',
  hasFront: false,
  hasUp: false,
  build(variation): Part[] {
    const style = variation.child('style').choice(['walking', 'golf', 'dome', 'rainbow', 'parasol'] as const);
    const design = styles[style](variation.child('size'), variation.child('look'));
    const { canopy, long } = design;
    const frame = umbrellaFrame(design);
    const handle = umbrellaHandle(design);
    // Two neighboring ribs reach the ground together.
    const half = ribAngle(canopy, 0.5);
    const canopyParts = [...cover(design), ...frame].map((part) => turnedPart(part, 'y', -half));
    const tips = canopyParts.find(({ name }) => name === 'tip')!;
    const about = (atan((long + 0.1 - canopy.drop) / canopy.radius) * 360) / tau;
    const tilt = restingTilt(tips.mesh, handle[1].mesh, about);
    return [...canopyParts, ...handle].map((part) => turnedPart(part, 'x', tilt));
  },
});
