import type { SilhouetteView } from './define.js';

/** Views in which many silhouettes say what they are. */
export const side: SilhouetteView = { yaw: [58, 84], elevation: [6, 14] };
export const profile: SilhouetteView = { yaw: [70, 86], elevation: [6, 12] };
export const front: SilhouetteView = { yaw: [8, 24], elevation: [8, 16] };
export const slanted: SilhouetteView = { yaw: [28, 55], elevation: [10, 18] };
export const round: SilhouetteView = { yaw: [0, 360], elevation: [10, 18] };
