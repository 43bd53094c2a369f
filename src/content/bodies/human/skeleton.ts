import { sides, signOf, type Joint } from '../making.js';

/**
 * The joints of an adult of 1.75 m who stands with hanging arms, palms to the thighs. Builders scale the places with the body; the
 * angles of a pose fit all.
 */
export const humanSkeleton: readonly Joint[] = [
  { name: 'pelvis', at: [0, 0.95, 0] },
  { name: 'spine', parent: 'pelvis', at: [0, 1.07, -0.01] },
  { name: 'chest', parent: 'spine', at: [0, 1.22, -0.015] },
  { name: 'neck', parent: 'chest', at: [0, 1.46, -0.02] },
  { name: 'head', parent: 'neck', at: [0, 1.55, -0.005] },
  ...sides.flatMap((side): Joint[] => {
    const x = signOf(side);
    return [
      { name: `${side} shoulder`, parent: 'chest', at: [0.175 * x, 1.405, -0.02] },
      { name: `${side} elbow`, parent: `${side} shoulder`, at: [0.205 * x, 1.125, -0.03] },
      { name: `${side} wrist`, parent: `${side} elbow`, at: [0.215 * x, 0.88, 0] },
      { name: `${side} hip`, parent: 'pelvis', at: [0.09 * x, 0.91, 0] },
      { name: `${side} knee`, parent: `${side} hip`, at: [0.096 * x, 0.5, 0.005] },
      { name: `${side} ankle`, parent: `${side} knee`, at: [0.1 * x, 0.085, -0.025] },
      { name: `${side} toes`, parent: `${side} ankle`, at: [0.112 * x, 0.025, 0.1] },
    ];
  }),
];
