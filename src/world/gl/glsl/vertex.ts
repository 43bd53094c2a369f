/** Corners of an object, relative to the eye but along the world's axes, so that far-off scenes lose nothing. */
export const objectVertex = /* glsl */ `
uniform mat4 modelMatrix;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
in vec3 position;
in vec3 normal;
centroid out vec3 vAt;
centroid out vec3 vNormal;
#ifdef UV
in vec2 uv;
centroid out vec2 vUv;
#endif
#ifdef SECOND_UV
in vec2 uv2;
centroid out vec2 vUv2;
#endif
#ifdef COLOR
in vec3 color;
centroid out vec3 vColor;
#endif
#ifdef TANGENT
in vec4 tangent;
centroid out vec4 vTangent;
#endif
#ifdef PLAN
// To texels right and up, and meters toward the eye of a parallel view.
uniform mat4 plan;
uniform vec2 planSize;
out float vHeight;
#endif

void main() {
  vec4 at = modelMatrix * vec4(position, 1.0);
  vAt = at.xyz;
  vNormal = mat3(modelMatrix) * normal;
#ifdef UV
  vUv = uv;
#endif
#ifdef SECOND_UV
  vUv2 = uv2;
#endif
#ifdef COLOR
  vColor = color;
#endif
#ifdef TANGENT
  vTangent = vec4(mat3(modelMatrix) * tangent.xyz, tangent.w);
#endif
#ifdef PLAN
  vec3 place = (plan * at).xyz;
  vHeight = place.z;
  gl_Position = vec4(2.0 * place.xy / planSize.x - 1.0, 1.0 - 2.0 * place.z / planSize.y, 1.0);
#else
  gl_Position = projectionMatrix * (viewMatrix * at);
#endif
}
`;

/** A triangle over the whole target. */
export const screenVertex = /* glsl */ `
in vec3 position;

void main() {
  gl_Position = vec4(position, 1.0);
}
`;

/** The coordinates by which each texture is laid on. */
const laidOn = ['BASE', 'SURFACE', 'NORMAL', 'EMISSIVE', 'OCCLUSION']
  .map((map) => `#ifdef ${map}_SECOND\n#define ${map}_UV vUv2\n#else\n#define ${map}_UV vUv\n#endif\n`)
  .join('');

/** What every fragment shader of objects begins with: leaves what the alpha mask cuts out. */
export const cutout = /* glsl */ `
precision highp float;
precision highp sampler2D;
${laidOn}#ifdef UV
centroid in vec2 vUv;
#endif
#ifdef SECOND_UV
centroid in vec2 vUv2;
#endif
#ifdef ALPHA
uniform sampler2D baseMap;
uniform float alphaCutoff;
void cutOut() { if (texture(baseMap, BASE_UV).a < alphaCutoff) discard; }
#else
void cutOut() {}
#endif
`;
