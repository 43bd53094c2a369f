import { TopsyturvyError } from '../core/errors.js';
import type { Json } from '../core/json.js';
import { sha256 } from '../core/hash.js';
import { encodePng } from '../draw/png.js';
import { pixelHash, type Raster } from '../draw/raster.js';
import { itemContext } from '../families/context.js';
import { viewsOf, type Certificate, type Draft, type Made, type View } from '../families/family.js';
import { checkLabelLaw } from '../families/laws.js';
import type { Question } from '../score/question.js';
import { imageFile } from './layout.js';
import type { PlannedItem } from './plan.js';
import type { ItemRecord, ViewRecord } from './record.js';

/** One picture of an item, drawn when first looked at. */
export interface ItemView {
  readonly name: string;
  /** Where a dataset holds it, relative to its folder. */
  readonly file: string;
  readonly label: Json;
  readonly raster: Raster;
  /** The bytes of its PNG file. */
  readonly png: Uint8Array;
}

/** A stimulus: a state under a transform, its pictures, its certificate and its questions. */
export class Item {
  readonly id: string;
  readonly views: readonly ItemView[];
  private readonly made: Made<unknown, unknown, unknown, unknown, unknown>;
  private readonly parts = new Map<string, Raster>();
  private cachedCertificate: Certificate | undefined;

  constructor(
    readonly planned: PlannedItem,
    assets: unknown,
  ) {
    const { family, params, path } = planned.part;
    const context = itemContext<unknown, unknown>(params, assets, path, planned.index);
    const state: unknown = family.state(context);
    const transform: unknown = family.transform(state, context);
    checkLabelLaw(family, state, transform);
    const label: unknown = family.label(state);
    this.id = planned.id;
    this.made = { params, assets, state, transform, label, moved: family.rho(transform, label) };
    this.views = viewsOf(family).map((view) => new DrawnView(view, this));
  }

  get state(): Json {
    return this.made.state as Json;
  }

  /** What the family prepared for all items of the part. */
  get assets(): unknown {
    return this.made.assets;
  }

  get transform(): Json {
    return this.made.transform as Json;
  }

  /** The picture of a view; moved pixels where the transform exists on pixels, drawn afresh where it does not. */
  draw({ moved, part }: View): Raster {
    const { family } = this.planned.part;
    const { state, transform, assets } = this.made;
    const still = (name: string): Raster => {
      let raster = this.parts.get(name);
      if (!raster) this.parts.set(name, (raster = family.draw(state, name, assets)));
      return raster;
    };
    if (!moved) return still(part);
    if (family.warp) return family.warp(transform, still, part);
    return family.draw(family.act(transform, state), part, assets);
  }

  labelOf({ moved, part }: View): Json {
    const { family } = this.planned.part;
    const label = moved ? this.made.moved : this.made.label;
    return family.viewLabel ? family.viewLabel(label, part) : (label as Json);
  }

  /**
   * The evidence that the labels are right, measured once on the pictures.
   *
   * @throws TopsyturvyError 'broken-law' if it does not hold.
   */
  get certificate(): Certificate {
    return (this.cachedCertificate ??= this.certify((name) => this.view(name).raster));
  }

  /** The certificate measured on any pictures, e.g. those read back from files. */
  certify(picture: (view: string) => Raster): Certificate {
    const certificate = this.planned.part.family.certify(this.made, picture);
    if (certificate.holds) return certificate;
    throw new TopsyturvyError(
      'broken-law',
      `The certificate of ${this.id} does not hold: ${JSON.stringify(certificate)}`,
      this.id,
    );
  }

  view(name: string): ItemView {
    const view = this.views.find((candidate) => candidate.name === name);
    if (view) return view;
    throw new TopsyturvyError('broken-law', `${this.planned.part.family.name} has no view '${name}'`, name);
  }

  get questions(): Question[] {
    const { family } = this.planned.part;
    return family.ask(this.made).map((draft: Draft) => ({
      accept: draft.accept,
      answer: draft.answer,
      condition: draft.condition,
      ...(draft.copy !== undefined && draft.copy !== draft.answer && { copy: draft.copy }),
      family: family.name,
      ...(draft.groups && { groups: draft.groups }),
      id: `${this.id}.${draft.condition}.${draft.variant}`,
      images: draft.images.map((name) => this.view(name).file),
      item: this.id,
      ...(draft.options && { options: draft.options }),
      prompt: draft.prompt,
      scoring: draft.scoring,
      variant: draft.variant,
    }));
  }

  /** What the item's line says before anything is drawn. */
  get plainRecord(): Omit<ItemRecord, 'views' | 'certificate'> {
    const { family, params } = this.planned.part;
    const { state, transform, id } = this;
    return { id, family: family.name, version: family.version, params, state, transform };
  }

  /** The item's line of `items.jsonl`; draws, encodes and hashes every view. */
  get record(): ItemRecord {
    return { ...this.plainRecord, views: this.views.map(viewRecord), certificate: this.certificate };
  }
}

class DrawnView implements ItemView {
  readonly name: string;
  readonly file: string;
  private drawn: Raster | undefined;
  private encoded: Uint8Array | undefined;

  constructor(
    private readonly view: View,
    private readonly item: Item,
  ) {
    this.name = view.name;
    this.file = imageFile(item.planned, view.name);
  }

  get label(): Json {
    return this.item.labelOf(this.view);
  }

  get raster(): Raster {
    return (this.drawn ??= this.item.draw(this.view));
  }

  get png(): Uint8Array {
    return (this.encoded ??= encodePng(this.raster));
  }
}

function viewRecord(view: ItemView): ViewRecord {
  const { raster } = view;
  return {
    file: view.file,
    height: raster.height,
    label: view.label,
    name: view.name,
    pixels: pixelHash(raster),
    sha256: sha256(view.png),
    width: raster.width,
  };
}
