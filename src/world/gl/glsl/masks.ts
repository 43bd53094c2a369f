import { cutout } from './vertex.js';

/** What is where: object, part and depth; or which way it faces. */
export const masksFragment = /* glsl */ `${cutout}
layout(location = 0) out vec4 what;
centroid in vec3 vAt;
centroid in vec3 vNormal;
uniform vec2 ids;
uniform vec3 forward;
uniform bool facing;

void main() {
  cutOut();
  float size = length(vNormal);
  vec3 normal = size > 0.0 ? vNormal * ((gl_FrontFacing ? 1.0 : -1.0) / size) : vec3(0.0);
  what = vec4(facing ? normal : vec3(ids, dot(vAt, forward)), 1.0);
}
`;
