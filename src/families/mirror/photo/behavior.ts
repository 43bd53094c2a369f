import { turn } from '../../../draw/turn.js';
import type { FamilyBehavior } from '../../legacy.js';
import { photoQuestions } from './ask.js';
import { photoDesign, type Card } from './design.js';
import { drawPhoto } from './draw.js';
import { evidenceHolds, photoEvidence } from './judge.js';
import { flipState } from './flip.js';
import { mirrorLabel, readLabel, type PhotoLabel } from './label.js';
import { loadPhotos, type LoadedSubject } from './pictures/load-photos.js';
import { makeState } from './make-state.js';
import type { PhotoParams } from './params.js';
import type { PhotoState } from './state.js';

type Transform = { readonly turn: 'mirror' };
export interface Assets {
  readonly cards: readonly Card[];
  readonly hashes: Readonly<Record<string, string>>;
  readonly subjectOf: (photo: PhotoState['photo']) => LoadedSubject;
}

const keyOf = (sha256: string, annotation: number | string): string =>
  `${sha256} ${JSON.stringify(annotation)}`;

/** What `mirror/photo` does once it is loaded. */
export const photoBehavior: FamilyBehavior<PhotoParams, PhotoState, Transform, PhotoLabel, Assets> = {
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
};
