import { escapeHtml } from '../gallery/escape.js';
import type { Overlap, OverlapPair } from './overlap.js';

/** A picture of a set. @param of which of the two */
export type PictureOf = (file: string, of: 'one' | 'other') => Uint8Array;

const style = `
body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem auto; max-width: 72rem; padding: 0 1rem; color: #222; background: #fff }
section { border-top: 1px solid #ccc; padding: .75rem 0 }
h2 { font-size: 1rem; margin: 0 0 .5rem }
.pair { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0 }
figcaption { font-size: .8rem; color: #555; overflow-wrap: anywhere }
img { height: 160px; max-width: 100%; object-fit: contain; border: 1px solid #ddd; margin: 0 .25rem .25rem 0 }
.near { color: #a30000 }`;

/** A page that shows the nearest pairs side by side, pictures included: one file, no network. */
export function overlapPage({ closest, near }: Overlap, pictureOf: PictureOf): string {
  const verdict =
    near === 0 ? 'No item is near one of the other set.' : `${near} items are near one of the other set.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Nearest pairs</title>
<style>${style}</style>
<h1>Nearest pairs</h1>
<p>${verdict}</p>
${closest.map((pair) => section(pair, pictureOf)).join('\n')}
</html>
`;
}

function section(pair: OverlapPair, pictureOf: PictureOf): string {
  const { item, neighbor, family, distance, near, pictures, neighborPictures } = pair;
  const shown = (id: string, files: readonly string[], of: 'one' | 'other'): string => {
    const images = files.map((file) => {
      const bytes = Buffer.from(pictureOf(file, of)).toString('base64');
      return `<img src="data:image/png;base64,${bytes}" alt="">`;
    });
    const caption = escapeHtml(files.length > 0 ? id : `${id}, of which no picture is at hand`);
    return `<figure>${images.join('')}<figcaption>${caption}</figcaption></figure>`;
  };
  return `<section>
<h2${near ? ' class="near"' : ''}>${escapeHtml(family)}: ${distance.toFixed(3)}${near ? ', near' : ''}</h2>
<div class="pair">${shown(item, pictures, 'one')}${shown(neighbor, neighborPictures, 'other')}</div>
</section>`;
}
