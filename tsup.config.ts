import { defineConfig } from 'tsup';
import { fewFiles } from './scripts/few-files.js';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/main.ts', worker: 'src/dataset/worker.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  dts: { entry: { index: 'src/index.ts' } },
  splitting: true,
  clean: true,
  sourcemap: false,
  plugins: [fewFiles()],
});
