/**
 * Compiles the kernels, NAME.as.ts with a NAME.sha256 beside it in src, to NAME.wasm beside them: those whose module is missing, older
 * than the sources of kernels or not of that sha256. Builds and tests call it.
 *
 *     node scripts/build-kernels.mjs            compile all of them afresh
 *     node scripts/build-kernels.mjs --renew    and write their sha256s, after a change to their sources (npm run kernels)
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** NAME → the path of NAME.as.ts. */
const kernels = new Map(
  files
    .filter((file) => file.endsWith('.sha256'))
    .map((file) => [basename(file, '.sha256'), join(folder, file.replace(/sha256$/, 'as.ts'))]),
);

/** One memory, which the host gives; no memory of its own, so that kernels can share one. */
const options = [
  ...['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd'],
  ...['--importMemory', '--noExportMemory', '--initialMemory', '0'],
];

/** Names of the kernels: of the files NAME.sha256. */
export const kernelNames = () => [...kernels.keys()].sort();

const beside = (name, ending) => kernels.get(name).replace(/as\.ts$/, ending);
export const kernelModule = (name) => beside(name, 'wasm');
const sha256File = (name) => beside(name, 'sha256');

/** The sha256 that stands in the source, '' if none does. */
export const expectedSha256 = (name) =>
  existsSync(sha256File(name)) ? readFileSync(sha256File(name), 'utf8').trim() : '';

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** When the newest source of any kernel was written: they import each other's. */
const sourcesWritten = Math.max(
  ...files.filter((file) => file.endsWith('.as.ts')).map((file) => statSync(join(folder, file)).mtimeMs),
);

function isFresh(name) {
  const file = kernelModule(name);
  if (!existsSync(file) || statSync(file).mtimeMs < sourcesWritten) return false;
  return sha256(readFileSync(file)) === expectedSha256(name);
}

/** The bytes of a kernel's module, compiled afresh. */
export async function compileKernel(name) {
  const { main } = await import('assemblyscript/asc');
  const source = relative(root, kernels.get(name)).replaceAll('\\', '/');
  let module;
  const { error, stderr } = await main([source, '--baseDir', root, '-o', 'module.wasm', ...options], {
    writeFile: (file, contents) => {
      if (file === 'module.wasm') module = contents;
    },
  });
  if (error) throw new Error(`${source} does not compile: ${error.message}\n${stderr.toString()}`);
  checkSections(source, module);
  return module;
}

/** Kernels share memories, so none may keep data of its own in one, and none may do anything when it is loaded. */
function checkSections(source, module) {
  const { WebAssembly } = globalThis;
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(module)).map(({ name }) => name);
  if (imports.some((name) => name !== 'memory'))
    throw new Error(`${source} imports ${imports.join(', ')}: only a memory can be given to it`);
  for (let at = 8; at < module.length;) {
    const id = module[at++];
    let size = 0;
    for (let shift = 0, byte = 128; byte & 128; shift += 7) {
      byte = module[at++];
      size |= (byte & 127) << shift;
    }
    if (id === 8 || id === 11)
      throw new Error(
        `${source} has ${id === 8 ? 'a start function' : 'data'}: its constants must be scalars or v128s in functions`,
      );
    at += size;
  }
}

/**
 * Compiles the kernels that are not as they should be; with `all`, all of them; with `renew`, writes their sha256s too. Returns those
 * that were compiled.
 */
export async function buildKernels({ all = false, renew = false } = {}) {
  const names = kernelNames().filter((name) => all || !isFresh(name));
  for (const name of names) {
    const file = kernelModule(name);
    const module = await compileKernel(name);
    // Renamed at once: others may build at the same time.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, module);
    renameSync(unfinished, file);
    if (renew) writeFileSync(sha256File(name), `${sha256(module)}\n`);
    if (sha256(module) !== expectedSha256(name))
      console.warn(
        `kernel ${name}: another sha256 than in ${name}.sha256; "npm run kernels" writes it after a change to the source`,
      );
  }
  return names;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of await buildKernels({ all: true, renew: process.argv.includes('--renew') }))
    console.log(`${name}: ${statSync(kernelModule(name)).size} bytes, sha256 ${expectedSha256(name)}`);
}
