/**
 * What a user of three writes: its own renderer and materials on headless gl, into a target of 8 bits with 4 × MSAA, which
 * is sRGB so that the samples are mixed in light. Shadows are three's defaults, PCF and 512², which is soft since its
 * PCFSoftShadowMap is gone. It has none where things touch the ground: that one is made as three's own example of contact
 * shadows (webgl_shadow_contact) makes it, in a map of 512² as there; our renderer's has 64², so that `contactSize: 64` tells
 * what of the time is the map's size.
 */
import createContext from 'gl';
import * as three from 'three';
import { contactShadow } from './three-contact.mjs';

/** Half the side of what the sun's map covers, and of the ground, meters. */
const [sunReach, groundReach] = [2.6, 4];

/** Needs an X display: DISPLAY's, or that of a context which this process has open. */
export function openThree({ contactSize = 512 } = {}) {
  const context = createContext(1, 1, { createWebGL2Context: true });
  const canvas = { width: 1, height: 1, style: {}, addEventListener() {}, removeEventListener() {} };
  const renderer = new three.WebGLRenderer({ canvas, context });
  renderer.shadowMap.type = three.PCFShadowMap;
  const stages = { plain: new Map(), shadowed: new Map() };
  const targets = new Map();
  return {
    name: 'three',
    /** One of our scenes, of one object. RGBA, rows from the bottom. */
    render(scene, { width, height, samples, shadows }) {
      const [{ model, pose }] = scene.objects;
      const known = shadows ? stages.shadowed : stages.plain;
      if (!known.has(model)) known.set(model, stageOf(scene, width / height, shadows, contactSize));
      const stage = known.get(model);
      stage.mesh.matrix.copy(matrixOf(pose));
      if (!targets.has(samples)) targets.set(samples, targetOf(width, height, samples));
      const target = targets.get(samples);
      renderer.shadowMap.enabled = shadows;
      stage.contact?.cast(renderer, stage.scene);
      renderer.setRenderTarget(target);
      renderer.render(stage.scene, stage.camera);
      const data = new Uint8Array(4 * width * height);
      renderer.readRenderTargetPixels(target, 0, 0, width, height, data);
      return { width, height, channels: 4, data };
    },
    dispose() {
      renderer.dispose();
      context.getExtension('STACKGL_destroy_context').destroy();
    },
  };
}

const targetOf = (width, height, samples) =>
  new three.WebGLRenderTarget(width, height, {
    samples,
    colorSpace: three.SRGBColorSpace,
    generateMipmaps: false,
  });

function stageOf(
  { objects: [{ model }], camera: seen, lights, ground, background },
  aspect,
  shadows,
  contactSize,
) {
  const scene = new three.Scene();
  scene.background = gradient(background);
  const camera = new three.PerspectiveCamera(seen.fieldOfView, aspect, seen.near, seen.far);
  camera.position.set(...seen.position);
  camera.lookAt(...seen.target);

  // Its materials give back 1 / π of the light.
  const color = (light) => new three.Color(...light);
  scene.add(new three.HemisphereLight(color(lights.sky), color(lights.ground), Math.PI));
  const sun = new three.DirectionalLight(color(lights.sun.color), Math.PI);
  sun.target.position.set(...seen.target);
  sun.position
    .set(...lights.sun.direction)
    .multiplyScalar(5)
    .add(sun.target.position);
  sun.castShadow = shadows;
  sun.shadow.normalBias = 0.02;
  const [reach, view] = [sunReach, sun.shadow.camera];
  Object.assign(view, { left: -reach, right: reach, bottom: -reach, top: reach, near: 1, far: 12 });
  scene.add(sun, sun.target);

  const [{ mesh, material }] = model.parts;
  const shown = new three.Mesh(geometryOf(mesh), materialOf(material));
  shown.matrixAutoUpdate = false;
  shown.castShadow = shown.receiveShadow = shadows;
  scene.add(shown);
  const contact = shadows ? contactShadow(sunReach, contactSize) : undefined;
  if (contact) scene.add(contact.plane);
  if (ground !== 'none') {
    const plane = new three.Mesh(
      new three.PlaneGeometry(2 * groundReach, 2 * groundReach).rotateX(-Math.PI / 2),
      new three.ShadowMaterial({ opacity: 0.4 }),
    );
    plane.receiveShadow = true;
    scene.add(plane);
  }
  return { scene, camera, mesh: shown, contact };
}

function geometryOf({ positions, normals, uvs, indices }) {
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new three.BufferAttribute(normals, 3));
  if (uvs) geometry.setAttribute('uv', new three.BufferAttribute(uvs, 2));
  geometry.setIndex(new three.BufferAttribute(indices, 1));
  return geometry;
}

function materialOf({ baseColor, baseColorTexture, roughness, metallic }) {
  const material = new three.MeshStandardMaterial({ roughness, metalness: metallic });
  material.color.setRGB(...baseColor);
  if (baseColorTexture) material.map = textureOf(baseColorTexture.image);
  return material;
}

/** With trilinear filtering, repeated. */
function textureOf({ width, height, channels, data }) {
  const rgba = new Uint8Array(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) rgba[4 * i + c] = data[channels * i + c];
  const texture = new three.DataTexture(rgba, width, height);
  texture.colorSpace = three.SRGBColorSpace;
  texture.wrapS = texture.wrapT = three.RepeatWrapping;
  texture.minFilter = three.LinearMipmapLinearFilter;
  texture.magFilter = three.LinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

/** From the bottom, where textures begin, to the top. */
function gradient({ top, bottom }) {
  const rows = 256;
  const mixed = (row, c) => bottom[c] + ((top[c] - bottom[c]) * row) / (rows - 1);
  const rgba = Array.from({ length: rows }, (_, row) => [mixed(row, 0), mixed(row, 1), mixed(row, 2), 255]);
  const texture = new three.DataTexture(Uint8Array.from(rgba.flat(), Math.round), 1, rows);
  texture.colorSpace = three.SRGBColorSpace;
  texture.magFilter = texture.minFilter = three.LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function matrixOf({ rotation: r, position: [x, y, z], scale }) {
  return new three.Matrix4()
    .set(r[0], r[1], r[2], 0, r[3], r[4], r[5], 0, r[6], r[7], r[8], 0, 0, 0, 0, 1)
    .scale(new three.Vector3(scale, scale, scale))
    .setPosition(x, y, z);
}
