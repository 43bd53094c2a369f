import { sunShare } from './shadows.js';
import { tone } from './tone.js';
import { cutout } from './vertex.js';

/**
 * `MirroredStudio` of src/world/shading: what polished things mirror. x: the sun, y: the sky, z: the ground, in units of their
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
export const surfaceFragment = /* glsl */ `${cutout}
layout(location = 0) out vec4 light;
centroid in vec3 vAt;
centroid in vec3 vNormal;
#ifdef COLOR
centroid in vec3 vColor;
#endif
#ifdef TANGENT
centroid in vec4 vTangent;
uniform sampler2D normalMap;
uniform float normalScale;
#endif
#if defined(BASE_MAP) && !defined(ALPHA)
uniform sampler2D baseMap;
#endif
#ifdef SURFACE_MAP
uniform sampler2D surfaceMap;
#endif
#ifdef EMISSIVE_MAP
uniform sampler2D emissiveMap;
#endif
#ifdef OCCLUSION_MAP
uniform sampler2D occlusionMap;
uniform float occlusionStrength;
#endif
uniform vec3 baseColor;
uniform vec3 emissive;
uniform float metallic;
uniform float roughness;
uniform vec3 skyColor;
uniform vec3 groundColor;
uniform vec3 sunColor;
uniform sampler2D reflectance;
${studio}${sunShare}${tone}
const float DIELECTRIC = 0.04;
const float MIRRORED = 0.25;
const float DIRECTIONAL = 0.5;

/** The directional albedo, between the four nearest entries. */
vec2 albedo(float rough, float cosine) {
  vec2 place = vec2(cosine, rough) * float(textureSize(reflectance, 0).x - 1);
  ivec2 at = min(ivec2(place), textureSize(reflectance, 0) - 2);
  vec2 share = place - vec2(at);
  vec2 low = mix(texelFetch(reflectance, at, 0).rg, texelFetch(reflectance, at + ivec2(1, 0), 0).rg, share.x);
  vec2 high = mix(texelFetch(reflectance, at + ivec2(0, 1), 0).rg, texelFetch(reflectance, at + 1, 0).rg, share.x);
  return mix(low, high, share.y);
}

void main() {
  cutOut();
  vec3 base = baseColor;
  float rough = roughness;
  float metal = metallic;
#ifdef COLOR
  base *= vColor;
#endif
#ifdef BASE_MAP
  base *= texture(baseMap, vUv).rgb;
#endif
#ifdef SURFACE_MAP
  vec2 surface = texture(surfaceMap, vUv).gb;
  rough *= surface.x;
  metal *= surface.y;
#endif
  vec3 n = normalize(vNormal);
#ifdef TANGENT
  vec3 mapped = 2.0 * texture(normalMap, vUv).rgb - 1.0;
  vec3 along = normalize(vTangent.xyz);
  vec3 turned = n * mapped.z + along * (mapped.x * normalScale)
    + cross(n, along) * (mapped.y * normalScale * sign(vTangent.w));
  if (length(turned) > 1e-6) n = normalize(turned);
#endif
  float side = gl_FrontFacing ? 1.0 : -1.0;
  n *= side;
  vec3 view = normalize(-vAt);
  float facing = dot(n, view);
  float cosine = clamp(facing, 0.004, 1.0);
  vec2 pair = albedo(rough, cosine);

  vec3 f0 = mix(vec3(DIELECTRIC), base, metal);
  vec3 gloss = f0 * pair.x + pair.y;
  float through = (1.0 - metal) * (1.0 - DIELECTRIC * pair.x - pair.y);
  float again = max(0.0, 1.0 - pair.x - pair.y);
  base *= through + metal * again * (base * pair.x + pair.y) / (1.0 - again * base);

  float sunCosine = dot(n, sunDirection);
  float sunSeen = sunShareAt(vAt, normalize(vNormal) * side);
  float direct = max(0.0, sunCosine) * sunSeen;
  float above = 0.5 + 0.5 * n.y;

  float alpha = rough * rough;
  vec3 way = 2.0 * facing * n - view;
  vec2 room = lookAround(way, 2.0 * alpha);
  float share = clamp((DIRECTIONAL - rough) / (DIRECTIONAL - MIRRORED), 0.0, 1.0);
  float box = share > 0.0 ? lookAtSun(way, 2.0 * alpha) * sunSeen * share : 0.0;

  float lobe = 0.0;
  float away = 0.0;
  if (share < 1.0 && direct > 0.0) {
    float toward = dot(view, sunDirection);
    float square = alpha * alpha;
    float sum = sunCosine + cosine;
    float spread = max(square, 1.0 - (1.0 - square) * sum * sum / (2.0 + 2.0 * toward + 1e-9));
    float smith = 2.0 * sunCosine * cosine * (1.0 - alpha) + sum * alpha;
    lobe = (1.0 - share) * 0.5 * square * direct / (spread * spread * smith);
    float near = 1.0 - sqrt(max(0.0, 0.5 + 0.5 * toward));
    away = near * near * near * near * near;
  }
  vec3 glow = emissive;
#ifdef EMISSIVE_MAP
  glow *= texture(emissiveMap, vUv).rgb;
#endif
  vec2 open = vec2(above, 1.0 - above);
#ifdef OCCLUSION_MAP
  float reached = 1.0 + occlusionStrength * (texture(occlusionMap, vUv).r - 1.0);
  open *= reached;
  room *= reached;
#endif
  light = vec4(tone(glow
    + skyColor * (base * open.x + gloss * room.x)
    + groundColor * (base * open.y + gloss * room.y)
    + sunColor * (base * direct + gloss * box + lobe * mix(f0, vec3(1.0), away))), 1.0);
}
`;
