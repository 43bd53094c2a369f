import { turn } from '../../draw/turn.js';
import { defineFamily } from '../family.js';
import { photoQuestions } from './photo/ask.js';
import { photoDesign, type Card } from './photo/design.js';
import { drawPhoto } from './photo/draw.js';
import { evidenceHolds, photoEvidence } from './photo/evidence.js';
import { flipState } from './photo/flip.js';
import { mirrorLabel, readLabel, type PhotoLabel } from './photo/label.js';
import { loadPhotos, type LoadedSubject } from './photo/load.js';
import { makeState } from './photo/make-state.js';
import { photoParams, type PhotoParams } from './photo/params.js';
import type { PhotoState } from './photo/state.js';

type Transform = { readonly turn: 'mirror' };
interface Assets {
  readonly cards: readonly Card[];
  readonly hashes: Readonly<Record<string, string>>;
  readonly subjectOf: (photo: PhotoState['photo']) => LoadedSubject;
}

const keyOf = (sha256: string, annotation: number | string): string =>
  `${sha256} ${JSON.stringify(annotation)}`;

/** Left and right parts of bodies on the user's own photos, whose keypoints are annotated, and in their mirror images. */
export const mirrorPhoto = defineFamily<PhotoParams, PhotoState, Transform, PhotoLabel, Assets>({
  name: 'mirror/photo',
  version: 1,
  summary:
    'Left or right of people and animals on your own photos with COCO keypoints, and on their mirror images.',
  params: photoParams,
  presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper' } },
  views: [
    { name: 'original', moved: false, part: 'whole' },
    { name: 'mirrored', moved: true, part: 'whole' },
  ],

  async prepare({ params, path, resolve }) {
    const { subjects, hashes } = await loadPhotos(params, path, resolve);
    const known = new Map(
      subjects.map((subject) => [keyOf(subject.sha256, subject.view.subject.id), subject]),
    );
    return {
      cards: photoDesign(subjects, params.perSubject, path),
      hashes,
      subjectOf: ({ sha256, annotation }) => known.get(keyOf(sha256, annotation))!,
    };
  },
  hashes: ({ hashes }) => hashes,
  size: (_, { cards }) => cards.length,

  state({ params, assets, index, stream }) {
    const { subject, entry } = assets.cards[index]!;
    const { view, sha256 } = subject;
    const outlined = view.crowded || params.outline === 'always';
    return makeState(view, entry, { sha256, outlined }, stream('mark'));
  },
  transform: () => ({ turn: 'mirror' }),
  label: readLabel,
  act: (_, x) => flipState(x),
  rho: (_, y) => mirrorLabel(y),
  inverse: (t) => t,
  viewLabel: ({ answer }) => answer,

  draw: (x, _, { subjectOf }) => drawPhoto(x, subjectOf(x.photo).raster),
  warp: (t, picture, part) => turn(picture(part), t.turn),

  certify({ state, label, moved, assets }, picture) {
    const evidence = photoEvidence(state, assets.subjectOf(state.photo).raster, picture);
    return {
      holds: evidenceHolds(evidence, [label.answer, moved.answer]),
      ...evidence,
      source: state.photo.sha256,
    };
  },
  ask: ({ params, state, label, assets }) =>
    photoQuestions(params, state, label, assets.subjectOf(state.photo).split),
});
