import { pairs } from '../../../../core/table.js';
export const vehicleKinds = ['airplane', 'car', 'boat', 'rocket', 'fish', 'dart'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** The ground and texture on which each is at home. */
export const grounds: Record<VehicleKind, readonly (readonly [string, string])[]> = {
  airplane: pairs('#8ec3e6 #e9f4fa, #f2b98c #fbe3cd, #b9c9d6 #eef3f6, #4f86b8 #a9cbe4'),
  car: pairs('#6a6d72 #7a7d82, #8f8c86 #a09d97, #53565c #63666c'),
  boat: pairs('#2f8fb0 #62b3cc, #3a7ca5 #6ea6c7, #4fa59a #82c5bb, #27607f #4c86a3'),
  rocket: pairs('#131a33 #ffffff, #221638 #ffffff, #0f2a33 #ffffff, #cfe3ee #ffffff'),
  fish: pairs('#5aa7a0 #7dbdb7, #7fb4c9 #a3cbda, #40756f #5a908a, #b8d2b4 #d0e2cd'),
  dart: pairs('#cfe4f1 #eaf4fa, #f6e3b9 #fbf2db, #d9cfe8 #ece6f4, #34495e #43597a'),
};

/** Body and trim; for cars without the reds and yellows of their lamps. */
export const liveries: Record<VehicleKind, readonly (readonly [string, string])[]> = {
  airplane: pairs('#fdfdfb #1d4f91, #fdfdfb #c2342c, #f3efe4 #117733, #ffffff #5b2a86'),
  car: pairs('#2166ac #164a80, #1b7f5c #e7efe9, #f5f5f2 #c9cdd0, #6a3d8f #54307a, #39b0c9 #2a92aa'),
  boat: pairs('#ffffff #c2342c, #f4efe2 #1d4f91, #1f3a5f #e0a030, #b3202c #f1d9a8'),
  rocket: pairs('#f4f4f0 #d0342c, #e9edf2 #2f6fb3, #f7e9c8 #8a3fa0, #dfe6ea #4d8a4a'),
  fish: pairs('#f28a2e #fdf4e3, #fbf5ea #d8432b, #f3c443 #8a4b1d, #4a4f57 #e8e3d6, #fdf7ee #2f3640'),
  dart: pairs('#ffffff #d9e2ea, #f7d774 #e0b63f, #f2a0a0 #d87878, #a9dbc0 #7fbf9f'),
};
