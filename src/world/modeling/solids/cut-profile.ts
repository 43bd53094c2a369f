import type { ProfilePoint } from './lathe.js';

/** The profile with points where it crosses these heights, so that vertex colors can change there sharply. */
export function cutProfile(profile: readonly ProfilePoint[], heights: readonly number[]): ProfilePoint[] {
  const out: ProfilePoint[] = [];
  profile.forEach((p, i) => {
    out.push(p);
    const next = profile[i + 1];
    if (!next) return;
    const [low, high] = [Math.min(p[1], next[1]), Math.max(p[1], next[1])];
    const cuts = heights.filter((y) => y > low && y < high).sort((a, b) => (a - b) * (next[1] - p[1]));
    for (const y of cuts) out.push([p[0] + ((next[0] - p[0]) * (y - p[1])) / (next[1] - p[1]), y]);
  });
  return out;
}
