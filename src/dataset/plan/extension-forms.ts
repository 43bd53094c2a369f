import { defineFamily, familyKind } from '../../families/define-family.js';
import { defineScorer, scorerKind } from '../../score/scorer.js';
import { defineRotationFamily, rotationKind } from '../../world/rotation/family.js';

/** A kind of thing that modules may export. */
interface ExtensionForm {
  readonly kind: string;
  /** Whether an object that no `define…` function has marked is meant to be one. */
  looksLike(value: object): boolean;
  /** Checks, marks and returns it. */
  define(value: never): object;
}

/** All of them: a module's plain objects are told by their members, since a module need not import the library. */
export const extensionForms: readonly ExtensionForm[] = [
  { kind: familyKind, looksLike: (value) => 'rho' in value && 'act' in value, define: defineFamily },
  {
    kind: rotationKind,
    looksLike: (value) => 'sample' in value && 'params' in value,
    define: defineRotationFamily,
  },
  {
    kind: scorerKind,
    looksLike: (value) => 'score' in value && 'format' in value,
    define: defineScorer,
  },
];
