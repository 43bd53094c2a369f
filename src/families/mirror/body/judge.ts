import { sixDecimals } from './scene/camera.js';
import { drawnMasks, see, twinAgreement, type BodyEvidence } from './visibility.js';
import { kindOf } from './questions/kinds.js';
import type { BodyState } from './state.js';
import type { BodyStudio } from './stage.js';

/** The least pixels, of 256 × 256, of a part of the body or of the head asked about, of what is worn, and the latter's least share. */
const leastPixels = { body: 40, head: 140, worn: 24 };
const leastWornShare = 0.5;
const leastNeighbor = 0.4;
const comparesFeet: readonly string[] = ['raised-foot', 'forward-foot'];
/** The least agreement of the mirrored rig with the mirrored picture: edges of parts may lie a pixel apart. */
const leastTwin = 0.97;

/** Says whether rig and pixels show what a scene claims. */
export class Judge {
  /** @param visible the least share of the part asked about that must be seen */
  constructor(
    private readonly bodyStudio: BodyStudio,
    private readonly visible: number,
  ) {}

  /** Measures a scene on the rig and in pixels. */
  evidence(state: BodyState): BodyEvidence {
    const drawn = drawnMasks(state, this.bodyStudio);
    const seen = see(state, drawn, this.bodyStudio);
    const margin = sixDecimals(kindOf(state.kind).read(state)!.margin);
    // The mirrored body is built for what passes all else.
    const passes = this.isSeen(state, seen) && hidesCounterpart(state, seen);
    return { ...seen, margin, twin: passes ? twinAgreement(state, drawn, this.bodyStudio) : 0 };
  }

  /** Whether the picture shows what the state claims. */
  holds(state: BodyState, evidence: BodyEvidence): boolean {
    return this.isSeen(state, evidence) && evidence.twin >= leastTwin && hidesCounterpart(state, evidence);
  }

  private isSeen(
    { kind }: BodyState,
    { asked, counterpart, reflected, worn }: Omit<BodyEvidence, 'margin' | 'twin'>,
  ): boolean {
    const { frame, options } = kindOf(kind);
    return (
      // A leg of four, and a foot that is higher or farther forward, is told by its neighbor.
      ((options === 'sides' && !comparesFeet.includes(kind)) || counterpart.share >= leastNeighbor) &&
      asked.pixels >= leastPixels[frame] &&
      asked.share >= this.visible &&
      (!worn || (worn.pixels >= leastPixels.worn && worn.share >= leastWornShare)) &&
      (!reflected || (reflected.pixels >= leastPixels.body && reflected.share >= this.visible))
    );
  }
}

/** "The visible eye" is one: the other must not be seen. */
const hidesCounterpart = ({ kind }: BodyState, { counterpart }: Pick<BodyEvidence, 'counterpart'>): boolean =>
  !kind.startsWith('visible-') || counterpart.pixels === 0;
