/** The tone curve of test/reference/shading/tone.ts. */
export const tone = /* glsl */ `
const float KNEE = 0.8;
float shoulder(float intensity) {
  float over = max(0.0, intensity - KNEE) / (1.0 - KNEE);
  return min(intensity, KNEE + (1.0 - KNEE) * over / (1.0 + over));
}
vec3 tone(vec3 light) {
  return mix(light, vec3(shoulder(light.r), shoulder(light.g), shoulder(light.b)), greaterThan(light, vec3(KNEE)));
}
`;
