import { metallicSurface } from './metallic-surface.js';
import { sunShare } from './shadows.js';
import { tone } from './tone.js';
import { cutout } from './vertex.js';

/**
 * The studio of src/world/shading/mirrored-studio.ts: what polished things mirror. x: the sun, y: the sky, z: the ground, in units of their
 * colors.
 */
const studio = /* glsl */ `
const float PI = 3.14159265358979;
const float PANEL_SHARE = 0.5;
const float PANEL_FOOT = 0.08;
const float PANEL_HEAD = 0.72;
const float PANEL_RADIANCE = 2.0 * PANEL_SHARE / (PANEL_HEAD * PANEL_HEAD - PANEL_FOOT * PANEL_FOOT);
const float BOX = 0.18;
const float BOX_RADIANCE = PI / (4.0 * BOX * BOX);
const float SHARPEST = 0.03;

uniform vec3 sunDirection;
uniform vec3 sunUp;
uniform vec2 azimuth;

float edge(float x) { return 0.5 + 0.5 * x * inversesqrt(1.0 + x * x); }

float soft(float x) { return smoothstep(-1.5, 1.5, x); }

vec2 lookAround(vec3 way, float slope) {
  float sharp = 1.0 / (SHARPEST + slope);
  float height = way.y * sharp;
  float above = soft(height);
  float around = way.x * azimuth.x + way.z * azimuth.y;
  float level = way.x * way.x + way.z * way.z;
  float beside = soft(sharp * around * (3.0 * level - 4.0 * around * around) / (3.0 * level + 1e-6));
  float band = soft(height - PANEL_FOOT * sharp) - soft(height - PANEL_HEAD * sharp);
  float walls = (1.0 - PANEL_SHARE) * 0.6 * (1.0 + max(0.0, way.y));
  return vec2(
    above * walls + PANEL_RADIANCE * beside * band,
    (1.0 - above) * (1.4 + 0.6 * min(0.0, way.y))
  );
}

float lookAtSun(vec3 way, float slope) {
  float ahead = dot(way, sunDirection);
  if (ahead <= 0.0) return 0.0;
  float sharp = 1.0 / (SHARPEST + slope);
  float unit = sharp / ahead;
  float across = (way.x * azimuth.y - way.z * azimuth.x) * unit;
  float along = dot(way, sunUp) * unit;
  float side = BOX * sharp;
  return BOX_RADIANCE * (edge(across + side) - edge(across - side)) * (edge(along + side) - edge(along - side));
}
`;

/** `MetallicRoughness` of src/world/shading, in single precision. */
export const surfaceFragment = /* glsl */ `${cutout}${metallicSurface}
uniform vec3 skyColor;
uniform vec3 groundColor;
uniform vec3 sunColor;
${studio}${sunShare}${tone}
const float MIRRORED = 0.25;
const float DIRECTIONAL = 0.5;

void main() {
  cutOut();
  readSurface();
  float sunCosine = dot(n, sunDirection);
  float sunSeen = sunShareAt(vAt, plainNormal);
  float direct = max(0.0, sunCosine) * sunSeen;
  float above = 0.5 + 0.5 * n.y;

  float alpha = rough * rough;
  vec3 way = 2.0 * facing * n - view;
  vec2 room = lookAround(way, 2.0 * alpha);
  float share = clamp((DIRECTIONAL - rough) / (DIRECTIONAL - MIRRORED), 0.0, 1.0);
  float box = share > 0.0 ? lookAtSun(way, 2.0 * alpha) * sunSeen * share : 0.0;

  vec2 lobe = vec2(0.0);
  if (share < 1.0 && direct > 0.0) {
    lobe = lobeOf(alpha, sunCosine, cosine, dot(view, sunDirection));
    lobe.x *= (1.0 - share) * direct;
  }
  vec2 open = vec2(above, 1.0 - above) * openAt();
  room *= openAt();
  light = vec4(tone(glow()
    + skyColor * (base * open.x + gloss * room.x)
    + groundColor * (base * open.y + gloss * room.y)
    + sunColor * (base * direct + gloss * box + lobe.x * mix(f0, vec3(grazing), lobe.y))), 1.0);
}
`;
