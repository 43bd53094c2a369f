import type { Stream } from '../../../../core/stream.js';
import { normalize, perAxis, type Mesh, type Vec3 } from '../../../../world/index.js';

/** A face's differences from the mean one, each from -1 to 1. A type, since an interface has no index signature. */
export type Features = {
  readonly jaw: number;
  readonly chin: number;
  readonly noseWidth: number;
  readonly noseLength: number;
  readonly mouth: number;
  readonly lips: number;
  readonly brows: number;
  readonly cheeks: number;
  /** Size of the eyes, as a factor. */
  readonly eyes: number;
};

/** One child stream per trait. @param age years: a child's eyes are larger for its face, its nose and jaw smaller */
export function featuresOf(variation: Stream, age: number): Features {
  const young = Math.max(0, Math.min(1, (16 - age) / 11));
  const draw = (trait: string, mean = 0): number =>
    Math.max(-1, Math.min(1, mean * young + (1 - 0.4 * young) * variation.child(trait).uniform(-1, 1)));
  return {
    jaw: draw('jaw', -0.3),
    chin: draw('chin', -0.6),
    noseWidth: draw('nose width', -0.2),
    noseLength: draw('nose length', -0.8),
    mouth: draw('mouth', -0.5),
    lips: draw('lips'),
    brows: draw('brows', 0.3),
    cheeks: draw('cheeks', 0.7),
    eyes: 1 + 0.05 * draw('eyes') + 0.1 * young,
  };
}

/** 1 in the middle, 0 beyond `reach` from it. */
const bump = (x: number, middle: number, reach: number): number => {
  const t = (x - middle) / reach;
  return t * t >= 1 ? 0 : (1 - t * t) * (1 - t * t);
};

/** A place of the mean face in this one. Around the eyes nothing moves. Meters from the middle of an adult's head. */
export function onFace(f: Features, [x, y, z]: Vec3): Vec3 {
  const front = Math.max(0, Math.min(1, (z + 0.02) / 0.06));
  const onNose = bump(y, -0.026, 0.026) * bump(x, 0, 0.03) * Math.max(0, Math.min(1, (z - 0.07) / 0.02));
  const atMouth = bump(y, -0.0645, 0.024) * bump(x, 0, 0.05) * front;
  const low = bump(Math.min(y, -0.085), -0.085, 0.05);
  const high = y < -0.085 ? 1 : low;
  const atCheeks = bump(y, -0.04, 0.034) * bump(Math.abs(x), 0.05, 0.03) * front;
  return [
    x *
      (1 +
        0.26 * f.noseWidth * onNose +
        0.14 * f.mouth * atMouth +
        0.08 * f.jaw * high * (0.4 + 0.6 * front) +
        0.05 * f.cheeks * atCheeks),
    y +
      0.4 * f.lips * (y + 0.0645) * bump(y, -0.0645, 0.014) * atMouth -
      0.006 * f.chin * (y < -0.075 ? bump(Math.max(y, -0.1), -0.1, 0.025) : 0) * front +
      0.0035 * f.brows * bump(y, 0.03, 0.012) * front,
    z + 0.006 * f.noseLength * onNose + 0.0035 * f.cheeks * atCheeks,
  ];
}

const step = 5e-4;

/** A piece of the mean face as this one has it; its normals follow. */
export function featured(mesh: Mesh, f: Features): Mesh {
  const positions = new Float32Array(mesh.positions);
  const normals = new Float32Array(mesh.normals);
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vec3 = [positions[i], positions[i + 1], positions[i + 2]];
    // behind the ears no face changes
    if (p[2] < -0.02) continue;
    const q = onFace(f, p);
    const n: Vec3 = [normals[i], normals[i + 1], normals[i + 2]];
    const lean = perAxis((k): number => {
      const beside = onFace(f, [
        p[0] + (k === 0 ? step : 0),
        p[1] + (k === 1 ? step : 0),
        p[2] + (k === 2 ? step : 0),
      ]);
      const grown = [0, 1, 2].map((j) => (beside[j] - q[j]) / step - (j === k ? 1 : 0));
      return n[k] - (grown[0] * n[0] + grown[1] * n[1] + grown[2] * n[2]);
    });
    positions.set(q, i);
    normals.set(normalize(lean), i);
  }
  return { ...mesh, positions, normals };
}
