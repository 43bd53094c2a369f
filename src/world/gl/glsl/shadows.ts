/** The share of the sun that reaches a surface: test/reference/render/sun-light.ts. */
export const sunShare = /* glsl */ `
#ifdef SHADOWS
uniform sampler2D sunHeights;
uniform mat4 sunPlan;
uniform float sunTexel;

float sunShareAt(vec3 at, vec3 n) {
  float cosine = dot(n, sunDirection);
  if (cosine <= 0.0) return 0.0;
  float lift = sunTexel * (0.6 + 2.5 * sqrt(max(0.0, 1.0 - cosine * cosine)));
  vec3 place = (sunPlan * vec4(at + n * lift, 1.0)).xyz;
  vec2 corner = place.xy - 1.5;
  ivec2 first = ivec2(floor(corner));
  int size = textureSize(sunHeights, 0).x;
  if (any(lessThan(first, ivec2(0))) || any(greaterThanEqual(first + 3, ivec2(size)))) return 1.0;
  vec2 part = corner - vec2(first);
  vec4 columns = vec4(1.0 - part.x, 1.0, 1.0, part.x);
  vec4 rows = vec4(1.0 - part.y, 1.0, 1.0, part.y);
  float lit = 0.0;
  for (int j = 0; j < 4; j++)
    for (int i = 0; i < 4; i++)
      if (texelFetch(sunHeights, first + ivec2(i, j), 0).r <= place.z) lit += columns[i] * rows[j];
  return lit / 9.0;
}
#else
float sunShareAt(vec3 at, vec3 n) { return 1.0; }
#endif
`;

/** The height of what is seen toward the eye of a parallel view. */
export const heightFragment = `
layout(location = 0) out float height;
in float vHeight;
void main() {
  cutOut();
  height = vHeight;
}
`;

/** A view from below: 1 for what lies on the ground, falling to 0 at the height from which nothing is cast. */
export const contactFragment = `
layout(location = 0) out vec4 cover;
uniform float reach;
in float vHeight;
void main() {
  cutOut();
  float gap = 1.0 - max(0.0, reach - vHeight) / reach;
  cover = vec4(gap * gap, 0.0, 0.0, 1.0);
}
`;

/** What the sun sees above the ground: how much of it is covered, and how high above it that is. */
export const coverFragment = /* glsl */ `
precision highp float;
precision highp sampler2D;
layout(location = 0) out vec4 cover;
uniform sampler2D sunHeights;
// The ground's height at row 0, and how it grows from row to row.
uniform vec2 groundHeight;

void main() {
  float height = texelFetch(sunHeights, ivec2(gl_FragCoord.xy), 0).r;
  float over = height - (groundHeight.x + gl_FragCoord.y * groundHeight.y);
  cover = height > 0.0 && over > 0.0 ? vec4(1.0, over, 0.0, 1.0) : vec4(0.0, 0.0, 0.0, 1.0);
}
`;

/** Shadows on the ground, sharp near what casts them and softer away from it; x: the sun's share, y: the sky's. */
export const groundShadow = /* glsl */ `
#ifdef SHADOWS
uniform sampler2D sunCover;
uniform sampler2D contactCover;
uniform mat4 sunPlan;
uniform mat4 contactPlan;
uniform float sunTexel;

/** Meters of penumbra per meter between what casts a shadow and the ground. */
const float SPREAD = 0.16;
const float CONTACT = 0.75;

/** A blurred reading, in texels of a level: a tent of two steps each way. */
vec2 blurred(sampler2D cover, vec2 place, float level) {
  vec2 size = vec2(textureSize(cover, 0));
  vec2 step = exp2(level) / size;
  vec2 at = place / size;
  vec2 sum = vec2(0.0);
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++)
      sum += textureLod(cover, at + step * vec2(i, j), level).rg
        * (i == 0 ? 0.5 : 0.25) * (j == 0 ? 0.5 : 0.25);
  return sum;
}

vec2 shares(vec3 at) {
  vec2 place = (sunPlan * vec4(at, 1.0)).xy;
  vec2 softest = blurred(sunCover, place, 3.6);
  float kept = 0.0;
  if (softest.x > 0.0) {
    float width = clamp(softest.y / softest.x * SPREAD / sunTexel, 4.0, 36.0);
    kept = blurred(sunCover, place, log2(0.37 * width)).x;
  }
  vec2 below = (contactPlan * vec4(at, 1.0)).xy;
  return vec2(1.0 - kept, 1.0 - CONTACT * blurred(contactCover, below, 2.0).x);
}
#else
vec2 shares(vec3 at) { return vec2(1.0); }
#endif
`;
