import { materials, movedPart, type Part } from '../../../world/modeling/index.js';
import { defineModel } from '../define.js';
import { corkGun } from './cork-gun.js';
import { foamBlaster } from './foam-blaster.js';
import { cradle } from './pieces.js';
import { rayRifle } from './ray-rifle.js';
import { waterGun } from './water-gun.js';

const styles = { foam: foamBlaster, water: waterGun, cork: corkGun, ray: rayRifle } as const;

/** A rifle that is plainly a toy, with an orange tip: for darts of foam on its legs; for water, with a cork, from space on a stand. */
export const toyRifle = defineModel({
  category: 'toy rifle',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'the muzzle with its orange tip',
  build(variation): Part[] {
    const style = variation.child('form').choice(['foam', 'water', 'cork', 'ray'] as const);
    const look = variation.child('look');
    const gun = styles[style](variation.child('size'), look);
    const wood = materials.wood(look.choice(['#6b4426', '#a87845', '#2f231c']));
    const all = [...gun.parts, ...(gun.rests ? cradle(gun, wood) : [])];
    return all.map((part) => movedPart(part, 0, gun.ground, 0));
  },
});
