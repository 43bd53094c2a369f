import { reflectionSizes } from '../../light/reflections.js';
import { metallicSurface } from './metallic-surface.js';
import { cutout } from './vertex.js';

/** `film` of src/world/light/finish.ts. */
const film = /* glsl */ `
const float SCALE = 0.72;
vec3 film(vec3 light) {
  vec3 x = SCALE * (0.94 * light + 0.02 * (light.r + light.g + light.b));
  return min(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 1.0);
}
`;

/** `unfilm` of the same, of what is behind a pane. */
const unfilm = /* glsl */ `
#ifdef GLASS
uniform float transmission;
uniform sampler2D behind;
vec3 lightBehind() {
  vec3 y = texelFetch(behind, ivec2(gl_FragCoord.xy), 0).rgb;
  vec3 a = 2.51 - 2.43 * y;
  vec3 b = 0.03 - 0.59 * y;
  vec3 x = (sqrt(b * b + 4.0 * a * 0.14 * y) - b) / (2.0 * a * SCALE);
  return max(vec3(0.0), (x - 0.02 * (x.r + x.g + x.b)) / 0.94);
}
#endif
`;

/** The rows at which the maps begin, each with what lies beyond its edges. */
const tops = reflectionSizes.map((_, i) =>
  reflectionSizes.slice(0, i).reduce<number>((sum, size) => sum + size + 2, 0),
);

/** `Irradiance` and `Reflections` of src/world/light; the maps lie one below the other in one texture. */
const reduced = /* glsl */ `
uniform vec3 irradiance[9];
uniform sampler2D reflections;
const int STEPS = ${reflectionSizes.length - 1};
const int SIZES[] = int[](${reflectionSizes.join(', ')});
const int TOPS[] = int[](${tops.join(', ')});

vec3 irradianceAt(vec3 n) {
  return max(vec3(0.0), irradiance[0] + irradiance[1] * n.y + irradiance[2] * n.z + irradiance[3] * n.x
    + irradiance[4] * (n.x * n.y) + irradiance[5] * (n.y * n.z) + irradiance[6] * (3.0 * n.z * n.z - 1.0)
    + irradiance[7] * (n.x * n.z) + irradiance[8] * (n.x * n.x - n.y * n.y));
}

vec3 readMap(int map, vec3 way) {
  vec2 place = way.xz / (abs(way.x) + abs(way.y) + abs(way.z));
  if (way.y < 0.0) place = (1.0 - abs(place.yx)) * vec2(place.x < 0.0 ? -1.0 : 1.0, place.y < 0.0 ? -1.0 : 1.0);
  vec2 texel = (0.5 * place + 0.5) * float(SIZES[map]) + 0.5;
  ivec2 at = ivec2(texel);
  vec2 share = texel - vec2(at);
  at.y += TOPS[map];
  vec3 upper = mix(texelFetch(reflections, at, 0).rgb, texelFetch(reflections, at + ivec2(1, 0), 0).rgb, share.x);
  vec3 lower = mix(texelFetch(reflections, at + ivec2(0, 1), 0).rgb, texelFetch(reflections, at + 1, 0).rgb, share.x);
  return mix(upper, lower, share.y);
}

vec3 reflectionAt(vec3 way, float rough) {
  float place = rough * float(STEPS);
  int first = min(int(place), STEPS - 1);
  return mix(readMap(first, way), readMap(first + 1, way), place - float(first));
}
`;

/**
 * What the light pass found, as `PhotoShader` of test/reference/render reads it. x: the share of the light from all around, y: of the key
 * light.
 */
const lightPass = /* glsl */ `
uniform vec2 size;
#ifdef SHADOWS
uniform sampler2D lightPlanes;
uniform vec3 forward;
const float SAME = 0.03;

vec2 lightAt() {
  float w = 1.0 / dot(vAt, forward);
  float limit = SAME * w;
  vec2 place = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y) / 2.0 - 0.5;
  vec2 corner = floor(place);
  vec3 sum = vec3(0.0);
  float nearest = 1e30;
  vec2 nearby = vec2(1.0);
  for (int j = 0; j < 2; j++)
    for (int i = 0; i < 2; i++) {
      vec2 at = corner + vec2(i, j);
      vec3 found = texelFetch(lightPlanes, clamp(ivec2(at), ivec2(0), textureSize(lightPlanes, 0) - 1), 0).rgb;
      float apart = abs(found.r - w);
      if (apart < nearest) {
        nearest = apart;
        nearby = found.gb;
      }
      if (apart > limit) continue;
      vec2 shares = 1.0001 - abs(place - at);
      sum += shares.x * shares.y * (1.001 - apart / limit) * vec3(1.0, found.gb);
    }
  return sum.x > 0.0 ? sum.yz / sum.x : nearby;
}
#else
vec2 lightAt() { return vec2(1.0); }
#endif
`;

/** `MetallicRoughness` of src/world/shading under an environment, in single precision. */
export const environmentFragment = /* glsl */ `${cutout}${metallicSurface}${film}${unfilm}${reduced}${lightPass}
uniform float exposure;
uniform float vignette;
uniform vec3 keyColor;
/** Toward a sun; or a lamp's place from the eye. */
uniform vec3 keyPlace;
uniform float keyRadius;
uniform bool keyNear;

/** See test/reference/shading/mirror-visibility.ts. */
float mirrorVisibility(float ambient, float cosine, float alpha) {
  float sum = cosine + ambient;
  return clamp(mix(sum * sum - 1.0 + ambient, ambient, alpha), 0.0, 1.0);
}

#ifdef COAT
uniform float clearcoat;
uniform float clearcoatRoughness;

/** ClearCoat of src/world/shading. */
vec3 underCoat(vec3 below, vec3 toward, vec3 color, float width, vec2 reached) {
  float alpha = clearcoatRoughness * clearcoatRoughness;
  float facing = dot(plainNormal, view);
  float cosine = clamp(facing, 0.004, 1.0);
  vec2 pair = albedo(clearcoatRoughness, cosine);
  float mirrored = clearcoat * (DIELECTRIC * pair.x + pair.y);
  float keyCosine = dot(plainNormal, toward);
  float direct = max(0.0, keyCosine) * reached.y;
  float seen = 0.0;
  if (direct > 0.0) {
    vec2 lobe = lobeOf(min(1.0, alpha + 0.5 * width), keyCosine, cosine, dot(view, toward));
    seen = clearcoat * direct * lobe.x * mix(DIELECTRIC, 1.0, lobe.y);
  }
  return below * (1.0 - mirrored) + color * seen
    + reflectionAt(2.0 * facing * plainNormal - view, clearcoatRoughness) * mirrored
      * mirrorVisibility(reached.x, cosine, alpha);
}
#endif

void main() {
  cutOut();
  readSurface();
#ifdef GLASS
  vec3 through = transmission * base;
  base -= through;
#endif
  vec2 reached = lightAt();
  reached.x *= openAt();
  vec3 toward = keyPlace;
  vec3 color = keyColor;
  float width = keyRadius;
  if (keyNear) {
    toward -= vAt;
    float square = dot(toward, toward);
    float unit = inversesqrt(square + 1e-12);
    toward *= unit;
    color /= square + 0.5 * keyRadius * keyRadius;
    width *= unit;
  }
  float alpha = rough * rough;
  float keyCosine = dot(n, toward);
  float direct = max(0.0, keyCosine) * reached.y;
  vec2 lobe = vec2(0.0);
  if (direct > 0.0) {
    lobe = lobeOf(min(1.0, alpha + 0.5 * width), keyCosine, cosine, dot(view, toward));
    lobe.x *= direct;
  }
  float open = mirrorVisibility(reached.x, cosine, alpha);
  vec3 sent = glow()
    + color * (base * direct + lobe.x * mix(f0, vec3(grazing), lobe.y))
    + base * irradianceAt(n) * reached.x
    + gloss * reflectionAt(2.0 * facing * n - view, rough) * open;
#ifdef COAT
  sent = underCoat(sent, toward, color, width, reached);
#endif
  vec2 off = gl_FragCoord.xy - 0.5 * size;
  vec3 exposed = exposure * (1.0 - vignette * dot(off, off)) * sent;
#ifdef GLASS
  exposed += through * lightBehind();
#endif
  light = vec4(film(exposed), 1.0);
}
`;

/** The light that an environment sends from behind everything, as found for each pixel, rows from the top. */
export const outlookFragment = /* glsl */ `
precision highp float;
precision highp sampler2D;
layout(location = 0) out vec4 light;
uniform sampler2D outlook;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  light = vec4(texelFetch(outlook, ivec2(at.x, textureSize(outlook, 0).y - 1 - at.y), 0).rgb, 1.0);
}
`;
