import { Device } from './device.js';
import { GroundPlane } from './ground-plane.js';
import { MaskMaker } from './masks.js';
import { Pictures } from './picture.js';
import { Stage } from './stage.js';

/** A context and all that draws with it. */
export interface Engine {
  readonly device: Device;
  readonly pictures: Pictures;
  readonly masks: MaskMaker;
  dispose(): void;
}

/** @throws TopsyturvyError 'missing-package' saying what to install */
export async function openEngine(): Promise<Engine> {
  const device = await Device.open();
  const stage = new Stage(device);
  const plane = new GroundPlane(device);
  const pictures = new Pictures(device, stage, plane);
  const masks = new MaskMaker(device, stage, plane);
  return {
    ...{ device, pictures, masks },
    dispose() {
      for (const part of [pictures, masks, plane, device]) part.dispose();
    },
  };
}
