/** `SurfaceReader` of test/reference/shading, in single precision: what a surface is like, before its light is known. */
export const metallicSurface = /* glsl */ `
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
uniform sampler2D reflectance;
const float DIELECTRIC = 0.04;
uniform float dielectric;
uniform float specular;

vec3 base;
float rough;
/** Where it faces, with its normal map and without. */
vec3 n;
vec3 plainNormal;
vec3 view;
float facing;
float cosine;
/** What is mirrored at normal incidence, and at grazing. */
vec3 f0;
float grazing;
/** What is mirrored of light that is the same all around. */
vec3 gloss;

/** The directional albedo, between the four nearest entries. */
vec2 albedo(float rough, float cosine) {
  vec2 place = vec2(cosine, rough) * float(textureSize(reflectance, 0).x - 1);
  ivec2 at = min(ivec2(place), textureSize(reflectance, 0) - 2);
  vec2 share = place - vec2(at);
  vec2 low = mix(texelFetch(reflectance, at, 0).rg, texelFetch(reflectance, at + ivec2(1, 0), 0).rg, share.x);
  vec2 high = mix(texelFetch(reflectance, at + ivec2(0, 1), 0).rg, texelFetch(reflectance, at + 1, 0).rg, share.x);
  return mix(low, high, share.y);
}

vec3 glow() {
#ifdef EMISSIVE_MAP
  return emissive * texture(emissiveMap, EMISSIVE_UV).rgb;
#else
  return emissive;
#endif
}

/** What a texture of occlusion leaves of the light from all around. */
float openAt() {
#ifdef OCCLUSION_MAP
  return 1.0 + occlusionStrength * (texture(occlusionMap, OCCLUSION_UV).r - 1.0);
#else
  return 1.0;
#endif
}

void readSurface() {
  base = baseColor;
  rough = roughness;
  float metal = metallic;
#ifdef COLOR
  base *= vColor;
#endif
#ifdef BASE_MAP
  base *= texture(baseMap, BASE_UV).rgb;
#endif
#ifdef SURFACE_MAP
  vec2 surface = texture(surfaceMap, SURFACE_UV).gb;
  rough *= surface.x;
  metal *= surface.y;
#endif
  plainNormal = n = normalize(vNormal);
#ifdef TANGENT
  vec3 mapped = 2.0 * texture(normalMap, NORMAL_UV).rgb - 1.0;
  vec3 along = normalize(vTangent.xyz);
  vec3 turned = n * mapped.z + along * (mapped.x * normalScale)
    + cross(n, along) * (mapped.y * normalScale * sign(vTangent.w));
  if (length(turned) > 1e-6) n = normalize(turned);
#endif
  float side = gl_FrontFacing ? 1.0 : -1.0;
  plainNormal *= side;
  n *= side;
  view = normalize(-vAt);
  facing = dot(n, view);
  cosine = clamp(facing, 0.004, 1.0);
  vec2 pair = albedo(rough, cosine);

  f0 = mix(vec3(dielectric), base, metal);
  grazing = mix(specular, 1.0, metal);
  gloss = f0 * pair.x + pair.y * grazing;
  float through = (1.0 - metal) * (1.0 - dielectric * pair.x - specular * pair.y);
  float again = max(0.0, 1.0 - pair.x - pair.y);
  base *= through + metal * again * (base * pair.x + pair.y) / (1.0 - again * base);
}

/**
 * A directional light's lobe of GGX, and Schlick's term of the half vector: D · V · cosine · π, with Smith's masking as
 * src/world/shading has it.
 */
vec2 lobeOf(float alpha, float lightCosine, float cosine, float toward) {
  float square = alpha * alpha;
  float sum = lightCosine + cosine;
  float spread = max(square, 1.0 - (1.0 - square) * sum * sum / (2.0 + 2.0 * toward + 1e-9));
  float smith = 2.0 * lightCosine * cosine * (1.0 - alpha) + sum * alpha;
  float near = 1.0 - sqrt(max(0.0, 0.5 + 0.5 * toward));
  return vec2(0.5 * square / (spread * spread * smith), near * near * near * near * near);
}
`;
