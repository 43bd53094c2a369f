/**
 * `MirroredStudio` of src/world/shading: what polished things mirror. x: the sun, y: the sky, z: the ground, in units of their
 * colors.
 */
export const studio = /* glsl */ `
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
