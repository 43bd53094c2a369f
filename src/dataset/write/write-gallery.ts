import type { GalleryOptions, GalleryReport } from '../gallery/gallery.js';
import type { GalleryReplies, GalleryReply, ReplyMark } from '../gallery/replies.js';

export type { GalleryOptions, GalleryReplies, GalleryReply, GalleryReport, ReplyMark };

/**
 * Writes a page for looking at a dataset: every pair side by side with its labels, questions and certificate, filters,
 * models' replies, and charts of what the dataset is made of. The page is one static HTML file and a folder of thumbnails; it loads
 * nothing else, links to the full pictures, and has the same bytes for the same dataset.
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-folder' if `folder` is not a finished dataset or `out` holds anything else, 'bad-file' if a
 *   file of the dataset is malformed or missing, 'bad-parameter' for a wrong option
 * @example console.log((await writeGallery('strings')).file) // strings/gallery/index.html
 */
export async function writeGallery(folder: string, options: GalleryOptions = {}): Promise<GalleryReport> {
  // Loaded only now: few programs write galleries.
  const gallery = await import('../gallery/gallery.js');
  return gallery.writeGallery(folder, options);
}
