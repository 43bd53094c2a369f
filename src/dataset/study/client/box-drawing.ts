import { element } from './elements.js';

/** A box in the picture's own pixels. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The least side of a box in pixels; smaller ones are slips of the hand. */
const least = 3;

/** Lets a person draw boxes on a picture. */
export class BoxDrawing {
  private readonly boxes: { readonly box: Box; readonly node: HTMLElement }[] = [];
  private readonly frame: HTMLElement;

  constructor(private readonly image: HTMLImageElement) {
    this.frame = element('span', { class: 'drawing' });
    image.replaceWith(this.frame);
    this.frame.append(image);
    image.draggable = false;
    this.frame.addEventListener('pointerdown', (event) => this.begin(event));
  }

  removeLast(): void {
    this.boxes.pop()?.node.remove();
  }

  /** The boxes as a reply has them: `[(left, top, right, bottom), …]`, or None. */
  text(): string {
    if (this.boxes.length === 0) return 'None';
    return `[${this.boxes.map(({ box }) => `(${box.join(', ')})`).join(', ')}]`;
  }

  private begin(down: PointerEvent): void {
    down.preventDefault();
    this.frame.setPointerCapture(down.pointerId);
    const node = element('span', { class: 'box' });
    this.frame.append(node);
    const from = this.place(down);
    let box: Box = [...from, ...from];
    const move = (event: PointerEvent): void => {
      const to = this.place(event);
      const sides = [0, 1].map((k) => [from[k], to[k]].sort((a, b) => a - b));
      box = [sides[0][0], sides[1][0], sides[0][1], sides[1][1]];
      this.show(node, box);
    };
    const drawn = new AbortController();
    const end = (): void => {
      drawn.abort();
      const [left, top, right, bottom] = box;
      if (right - left < least || bottom - top < least) node.remove();
      else this.boxes.push({ box, node });
    };
    const { signal } = drawn;
    this.frame.addEventListener('pointermove', move, { signal });
    this.frame.addEventListener('pointerup', end, { signal });
    this.frame.addEventListener('pointercancel', end, { signal });
  }

  /** Where a pointer is, in the picture's own pixels. */
  private place({ clientX, clientY }: PointerEvent): readonly [x: number, y: number] {
    const { left, top, width, height } = this.image.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = this.image;
    const within = (share: number, size: number): number =>
      Math.round(Math.min(1, Math.max(0, share)) * size);
    return [within((clientX - left) / width, naturalWidth), within((clientY - top) / height, naturalHeight)];
  }

  private show({ style }: HTMLElement, [left, top, right, bottom]: Box): void {
    const { naturalWidth, naturalHeight } = this.image;
    style.left = `${(100 * left) / naturalWidth}%`;
    style.top = `${(100 * top) / naturalHeight}%`;
    style.width = `${(100 * (right - left)) / naturalWidth}%`;
    style.height = `${(100 * (bottom - top)) / naturalHeight}%`;
  }
}
