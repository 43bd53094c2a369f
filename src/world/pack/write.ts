import { unexpected, badFolder } from '../../core/errors.js';
import { onBehalfOf, writeReason } from '../../core/files/disk.js';
import { node } from '../../core/node.js';
import type { PackEntry, PackForm } from './form.js';
import { packFile } from './read.js';

/** The list while the pack is written: a folder that has it is one that was begun, and may be taken again. */
const begun = `${packFile}.part`;

/** Writes a pack, its list last: a folder without one is no pack. */
export class PackWriter {
  private readonly models: PackEntry[] = [];

  /** @param folder new, or empty, or one that was begun and not finished @throws TopsyturvyError 'bad-folder' */
  constructor(private readonly folder: string) {
    this.writing(folder, () => {
      node.fs.mkdirSync(folder, { recursive: true });
      const found = node.fs.readdirSync(folder);
      if (found.length > 0 && !found.includes(begun))
        throw unexpected(
          'bad-folder',
          'the folder of a pack',
          folder,
          `an empty folder, without ${found[0]}`,
        );
      node.fs.writeFileSync(node.path.join(folder, begun), '');
    });
  }

  add(entry: PackEntry, bytes: Uint8Array): void {
    const file = node.path.join(this.folder, entry.file);
    this.writing(file, () => {
      node.fs.mkdirSync(node.path.dirname(file), { recursive: true });
      node.fs.writeFileSync(file, bytes);
    });
    this.models.push(entry);
  }

  /** @returns how many models the pack has */
  finish(about: Omit<PackForm, 'models'>): number {
    const file = node.path.join(this.folder, packFile);
    const part = node.path.join(this.folder, begun);
    this.writing(file, () => {
      node.fs.writeFileSync(part, packText({ ...about, models: this.models }));
      node.fs.renameSync(part, file);
    });
    return this.models.length;
  }

  private writing(file: string, write: () => void): void {
    try {
      onBehalfOf(file, write);
    } catch (cause) {
      const reason = writeReason(cause);
      if (reason === undefined) throw cause;
      const message = `Cannot write to '${file}': ${reason}`;
      throw badFolder(message, file, undefined, { cause });
    }
  }
}

/** A list as JSON, a line for each model. */
export function packText({ models, ...about }: PackForm): string {
  const head = JSON.stringify(about, null, 2).replace(/\n?\}$/, '');
  const lines = models.map((model) => `    ${JSON.stringify(model)}`);
  return `${head},\n  "models": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
