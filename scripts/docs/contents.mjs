/**
 * The order of the docs site: its sections, and the pages of each by their paths in the repository. A page of docs/ that stands in none is put under `More`;
 * the pages of families are made by family-page.mjs, and stand under `Families`.
 */
export const sections = [
  {
    title: 'Start',
    pages: [
      'docs/start.md',
      'docs/conventions.md',
      'docs/glossary.md',
      'docs/gallery.md',
      'docs/dataset-format.md',
      'docs/python.md',
      'docs/papers.md',
    ],
  },
  {
    title: 'Benchmarks',
    pages: [
      'docs/rotoutbench.md',
      'docs/mirrorqa.md',
      'docs/ambibench.md',
      'docs/dori.md',
      'docs/dori-categories.md',
      'docs/splits.md',
      'docs/cards/rotoutbench.md',
      'docs/cards/mirrorqa.md',
      'docs/cards/ambibench.md',
      'docs/cards/dori.md',
    ],
  },
  {
    title: 'Families',
    pages: ['docs/families.md', 'docs/difficulty.md', 'docs/composition.md', 'docs/relations.md'],
  },
  {
    title: 'Asking and scoring',
    pages: [
      'docs/ask.md',
      'docs/serve.md',
      'docs/exports.md',
      'docs/import.md',
      'docs/scoring.md',
      'docs/report.md',
      'docs/study.md',
      'docs/cluster.md',
    ],
  },
  {
    title: 'Extending',
    pages: [
      'docs/extending/index.md',
      'docs/extending/font.md',
      'docs/extending/model.md',
      'docs/extending/pack.md',
      'docs/extending/species.md',
      'docs/extending/environment.md',
      'docs/extending/family.md',
      'docs/extending/transform.md',
      'docs/extending/rotation-family.md',
      'docs/extending/scorer.md',
      'docs/extending/benchmark.md',
    ],
  },
  {
    title: 'Content',
    pages: [
      'docs/fonts.md',
      'docs/models.md',
      'docs/packs.md',
      'docs/gltf.md',
      'docs/rotations.md',
      'docs/places.md',
      'docs/surfaces.md',
      'docs/light.md',
      'docs/look.md',
      'docs/dori-photo.md',
      'docs/photos-kitti.md',
      'docs/photos-objectron.md',
      'docs/photos-omni3d.md',
    ],
  },
  {
    title: 'About',
    pages: [
      'docs/determinism.md',
      'docs/platforms.md',
      'docs/security.md',
      'docs/speed.md',
      'docs/architecture.md',
      'docs/eyes.md',
      'docs/kernels.md',
      'docs/dependencies.md',
      'docs/releasing.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'CHANGELOG.md',
    ],
  },
];

/** The page in docs/ whose subject is a family, which the family's own page begins with. */
export const pageOf = (family) => `docs/${family.replace('/', '-')}.md`;

/** Where else a family is described, for those without a page of their own. */
export const describedIn = {
  'text/rotated': 'docs/rotoutbench.md',
  'text/turned': 'docs/fonts.md',
  'picture/rotated': 'docs/rotoutbench.md',
  'picture/pair': 'docs/rotoutbench.md',
  matching: 'docs/rotoutbench.md',
  'orientation/mental-rotation': 'docs/rotations.md#mental-rotation',
  'orientation/': 'docs/dori.md',
  'mirror/': 'docs/mirrorqa.md',
  'composition/': 'docs/composition.md',
  'relations/': 'docs/relations.md',
};

/** The example that brings the files that a family needs of its user. */
export const exampleOf = {
  'picture/pair': 'examples/custom-pictures.mjs',
  'mirror/photo': 'examples/custom-annotations.mjs',
};
