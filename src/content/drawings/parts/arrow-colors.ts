import { quadruples } from '../../../core/table.js';
/** The things that arrows are on or made of. */
export const mounts = ['disc', 'asphalt', 'diamond', 'chalk', 'plate', 'paper', 'plank', 'neon'] as const;
export type Mount = (typeof mounts)[number];

/** Ground, face, rim and arrow. */
export const arrowColors: Readonly<Record<Mount, readonly (readonly [string, string, string, string])[]>> = {
  disc: quadruples(`
    #d9d3c4 #0b5cab #e9eef2 #ffffff, #a9c0a6 #1a1a1c #f3c21b #fbfbf8, #c2cfd9 #b3161f #f2e9e6 #fdfdfb,
    #e9e2d3 #0d6b5e #d8b24a #f6efd9
  `),
  plate: quadruples(`
    #c9d6dd #0a7a45 #e8efe9 #ffffff, #ded6c6 #1d4f91 #e3e9f0 #fdfdfd, #9fb4a3 #e9e6dc #33363a #17181a,
    #d7dbe0 #f28c1b #33261a #1d1611
  `),
  diamond: quadruples(`
    #a7c4d6 #f7c51e #1a1a1a #161616, #d8d3c8 #f39a1d #1c1a18 #161513, #6f8f76 #f4d03a #22211c #191815
  `),
  asphalt: quadruples(`
    #45484d #45484d #5a5e64 #f4f3ec, #3a3c42 #3a3c42 #50535a #f2c230, #5c5a58 #5c5a58 #706e6b #f7f6f1
  `),
  chalk: quadruples(`
    #24483a #24483a #356352 #f2f1e6, #23262b #23262b #3c4047 #f6d87a, #2b3450 #2b3450 #414b6c #f4c6d3,
    #33302c #33302c #4c4842 #bfe3f2
  `),
  paper: quadruples(`
    #f7f4ec #f7f4ec #e5dcc6 #c4500a, #e8eef4 #e8eef4 #cfdbe6 #332288, #fff7d6 #fff7d6 #f0e4a8 #00717d,
    #fbe9ec #fbe9ec #f0cfd6 #882255, #f1f1ef #f1f1ef #dddcd8 #c1272d
  `),
  plank: quadruples(`
    #cfe0e6 #cfe0e6 #7a4b22 #b9793f, #e6ead2 #e6ead2 #5d4630 #8f6b45, #f1e7da #f1e7da #8b8f92 #4f6d7a,
    #a8c0a0 #a8c0a0 #b98f5a #e6c58f
  `),
  neon: quadruples(`
    #14101f #14101f #2a1f3d #ff4f9a, #0b1420 #0b1420 #16283c #4fe3ff, #12160d #12160d #232c18 #b7f24a,
    #1a0f0c #1a0f0c #33201a #ffb03a
  `),
};
