import { exportScenes } from '../dataset/export/scenes.js';
import { badParameter } from '../core/errors.js';
import { asJson, print } from './terminal/print.js';

interface Options {
  to: string;
  out: string;
  base?: string;
  module?: string[];
  json?: boolean;
}

/** `topsyturvy scene`. */
export async function scene(folder: string, item: string, options: Options): Promise<void> {
  const { to, out, base = '.', module: modules = [], json } = options;
  if (to !== 'glb') throw badParameter('--to', to, 'glb');
  const report = await exportScenes(folder, item, { out, base, modules });
  if (json) return print(asJson(report));
  for (const view of report.views) print(`${out}/${view}.glb, ${view}.hdr, ${view}-objects.png\n`);
  if (report.left.length > 0) print(`no picture of one scene: ${report.left.join(', ')}\n`);
}
