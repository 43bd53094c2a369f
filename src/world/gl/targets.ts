import type { WebGLRenderTarget } from 'three';

/** How many sizes are kept. */
const most = 3;

/** Render targets by size. */
export class Targets {
  private readonly known = new Map<string, WebGLRenderTarget>();

  constructor(private readonly make: (width: number, height: number, samples: number) => WebGLRenderTarget) {}

  take(width: number, height: number, samples: number): WebGLRenderTarget {
    const key = `${width} ${height} ${samples}`;
    const target = this.known.get(key) ?? this.make(width, height, samples);
    this.known.delete(key);
    this.known.set(key, target);
    if (this.known.size > most) {
      const [[oldest, unused]] = [...this.known];
      this.known.delete(oldest);
      unused.dispose();
    }
    return target;
  }

  dispose(): void {
    for (const target of this.known.values()) target.dispose();
    this.known.clear();
  }
}
