import { materials } from '../../../world/modeling/index.js';
import { defineSetting } from './define.js';
import { floor, mottledSurface } from './parts.js';

export const lawnFloor = floor({ material: mottledSurface('#4f8a3c', '#6aa34e') });
export const beachFloor = floor({ material: mottledSurface('#d8bd8a', '#e6cfa2') });
export const iceFloor = floor({
  material: () => ({ ...materials.glossy('#e3eef4'), roughness: 0.22 }),
  more: 0.9,
});
export const snowFloor = floor({ material: mottledSurface('#eef2f6', '#fbfcfd'), more: 0.95 });
export const waterFloor = floor({ material: mottledSurface('#2f7fa8', '#4fa0c2', 0.12), more: 0.95 });
export const matFloor = floor({ material: () => materials.mattePlastic('#3f6fb5') });
const white = '#f4f3ee';
export const pavementFloor = floor({ material: mottledSurface('#a9a8a4', '#bab9b4') });
export const hallFloor = floor({
  material: () => materials.paint('#c8925a'),
  lines: { along: 'x', at: [-0.5], tint: white },
});
export const trackFloor = floor({
  material: mottledSurface('#a8452f', '#b4513a'),
  lines: { along: 'z', at: [-0.45, 0.45], tint: white },
});

export const lawn = defineSetting('a lawn', lawnFloor);
export const pavement = defineSetting('a pavement', pavementFloor);
export const mat = defineSetting('a mat', matFloor);
export const tennisCourt = defineSetting(
  'a tennis court',
  floor({ material: mottledSurface('#b5623a', '#c06d43'), lines: { along: 'x', at: [0.42], tint: white } }),
);
export const badmintonCourt = defineSetting(
  'a badminton court',
  floor({
    material: () => materials.mattePlastic('#3c8a63'),
    lines: { along: 'x', at: [0.45], tint: white },
  }),
);
export const sportsHall = defineSetting('a sports hall', hallFloor);
export const beach = defineSetting('a beach', beachFloor);
export const track = defineSetting('a running track', trackFloor);
export const piste = defineSetting(
  'a fencing piste',
  floor({ material: () => materials.mattePlastic('#8b9097'), lines: { along: 'x', at: [0], tint: white } }),
);
export const boxingRing = defineSetting(
  'a boxing ring',
  floor({ material: () => materials.fabric('#c9d4de') }),
);
export const infield = defineSetting(
  'a baseball field',
  floor({ material: mottledSurface('#a8713f', '#b8824e') }),
);
