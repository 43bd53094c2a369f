import { groundShadow } from './shadows.js';
import { noiseCells } from '../../scene.js';
import { tone } from './tone.js';

/** `Ground` of src/world/render before the background. Outside the checker only shadows are seen. */
export const backgroundFragment = /* glsl */ `
precision highp float;
precision highp sampler2D;
layout(location = 0) out vec4 light;
uniform vec2 size;
uniform vec3 top;
uniform vec3 bottom;
uniform float noise;
uniform highp uint seed;
${tone}
vec3 toLinear(vec3 code) {
  return mix(code / 12.92, pow((code + 0.055) / 1.055, vec3(2.4)), greaterThan(code, vec3(0.04045)));
}

#ifdef NOISY
float latticeValue(ivec2 at) {
  uint h = uint(at.x) * 0x27d4eb2du ^ uint(at.y) * 0x165667b1u ^ seed * 0x9e3779b1u;
  h = (h ^ (h >> 15)) * 0x85ebca6bu;
  h = (h ^ (h >> 13)) * 0xc2b2ae35u;
  return float(h ^ (h >> 16)) / 4294967296.0;
}
vec3 backdrop(vec2 place) {
  vec2 at = place * ${noiseCells}.0 / size.y;
  ivec2 cell = ivec2(floor(at));
  vec2 share = fract(at);
  share *= share * (3.0 - 2.0 * share);
  float upper = mix(latticeValue(cell), latticeValue(cell + ivec2(1, 0)), share.x);
  float lower = mix(latticeValue(cell + ivec2(0, 1)), latticeValue(cell + ivec2(1, 1)), share.x);
  return top + noise * (2.0 * mix(upper, lower, share.y) - 1.0);
}
#elif defined(RADIAL)
vec3 backdrop(vec2 place) {
  vec2 away = 2.0 * place - size;
  return mix(top, bottom, dot(away, away) / dot(size, size));
}
#else
vec3 backdrop(vec2 place) { return mix(top, bottom, place.y / size.y); }
#endif

#ifdef GROUND
uniform mat3 rays;
uniform float eyeHeight;
uniform vec2 eyePlace;
uniform vec2 depths;
uniform float focal;
uniform float eyeDistance;
uniform float square;
uniform vec3 skyColor;
uniform vec3 sunColor;
uniform float sunHeight;
${groundShadow}
const vec2 SQUARES = vec2(0.34, 0.62);
const vec2 FADE = vec2(1.6, 5.0);

float wave(float x) {
  float phase = mod(x, 2.0);
  return phase <= 1.0 ? phase : 2.0 - phase;
}
float mean(float x, float width) {
  float wide = max(width, 1e-3);
  return (wave(x + 0.5 * wide) - wave(x - 0.5 * wide)) / wide;
}

vec3 onGround(vec3 behind) {
  vec2 place = (gl_FragCoord.xy - 0.5 * size) / focal;
  vec3 ray = rays * vec3(place, 1.0);
  if (ray.y >= 0.0) return behind;
  float depth = -eyeHeight / ray.y;
  if (depth < depths.x || depth > depths.y) return behind;
  vec2 share = shares(ray * depth);
  vec3 lit = skyColor * share.y + sunColor * sunHeight * share.x;
#ifdef CHECKER
  float away = clamp((depth / eyeDistance - FADE.x) / (FADE.y - FADE.x), 0.0, 1.0);
  float shown = 1.0 - smoothstep(0.0, 1.0, away);
  float slant = depth / focal / square / -ray.y;
  vec2 along = abs(rays[0].xz * ray.y - ray.xz * rays[0].y) * slant
    + abs(rays[1].xz * ray.y - ray.xz * rays[1].y) * slant;
  vec2 at = (eyePlace + ray.xz * depth) / square;
  float second = 0.5 - 0.5 * mean(at.x, along.x) * mean(at.y, along.y);
  return mix(behind, tone(mix(SQUARES.x, SQUARES.y, second) * lit), shown);
#else
  vec3 full = skyColor + sunColor * sunHeight;
  return behind * mix(vec3(1.0), lit / max(full, 1e-9), greaterThan(full, vec3(0.0)));
#endif
}
#endif

void main() {
  vec2 place = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
  vec3 plain = toLinear(clamp(backdrop(place), 0.0, 255.0) / 255.0);
#ifdef GROUND
  plain = onGround(plain);
#endif
  light = vec4(plain, 1.0);
}
`;

/** The contents of a target, rows from the top, as 8-bit sRGB. */
export const encodeFragment = /* glsl */ `
precision highp float;
precision highp sampler2D;
layout(location = 0) out vec4 code;
uniform sampler2D picture;

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 light = clamp(texelFetch(picture, ivec2(at.x, textureSize(picture, 0).y - 1 - at.y), 0).rgb, 0.0, 1.0);
  vec3 curved = 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055;
  code = vec4(mix(12.92 * light, curved, greaterThan(light, vec3(0.0031308))), 1.0);
}
`;

/** A shader that writes depth alone. */
export const nothingFragment = /* glsl */ `
precision highp float;
layout(location = 0) out vec4 nothing;
void main() { nothing = vec4(0.0); }
`;
