import * as three from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import { HorizontalBlurShader } from 'three/examples/jsm/shaders/HorizontalBlurShader.js';
import { VerticalBlurShader } from 'three/examples/jsm/shaders/VerticalBlurShader.js';

/** From how high above the ground it is cast, meters. */
const height = 0.5;

/**
 * The shadow where things touch the ground, made the way of three's example webgl_shadow_contact: depth seen from below,
 * blurred twice in both directions, shown on a plane of its own. `size` texels a side, `reach` meters to each side.
 */
export function contactShadow(reach, size) {
  const target = () => new three.WebGLRenderTarget(size, size, { generateMipmaps: false });
  const [shadow, other] = [target(), target()];
  const camera = new three.OrthographicCamera(-reach, reach, reach, -reach, 0, height);
  camera.rotation.x = Math.PI / 2;
  camera.updateMatrixWorld();
  // As dark as it is near the ground.
  const depth = new three.MeshDepthMaterial({ depthTest: false, depthWrite: false });
  depth.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      /gl_FragColor = vec4\( vec3\( 1\.0 - fragCoordZ \), opacity \);/u,
      'gl_FragColor = vec4( vec3( 0.0 ), 1.0 - fragCoordZ );',
    );
  };
  const quad = new FullScreenQuad();
  const across = blur(HorizontalBlurShader);
  const down = blur(VerticalBlurShader);
  const plane = new three.Mesh(
    new three.PlaneGeometry(2 * reach, 2 * reach).rotateX(Math.PI / 2),
    new three.MeshBasicMaterial({ map: shadow.texture, opacity: 0.9, transparent: true, depthWrite: false }),
  );
  plane.scale.y = -1;
  const pass = (renderer, material, uniform, value, from, to) => {
    material.uniforms.tDiffuse.value = from.texture;
    material.uniforms[uniform].value = value;
    quad.material = material;
    renderer.setRenderTarget(to);
    quad.render(renderer);
  };
  return {
    plane,
    /** Sees the scene from below, without the plane. */
    cast(renderer, scene) {
      const { background } = scene;
      const { enabled } = renderer.shadowMap;
      scene.background = null;
      scene.overrideMaterial = depth;
      plane.visible = false;
      // The sun's map is drawn with the picture, once.
      renderer.shadowMap.enabled = false;
      renderer.setClearAlpha(0);
      renderer.setRenderTarget(shadow);
      renderer.render(scene, camera);
      scene.overrideMaterial = null;
      for (const width of [3.5, 1.4]) {
        pass(renderer, across, 'h', width / (4 * size), shadow, other);
        pass(renderer, down, 'v', width / (4 * size), other, shadow);
      }
      renderer.shadowMap.enabled = enabled;
      plane.visible = true;
      scene.background = background;
    },
  };
}

function blur({ uniforms, vertexShader, fragmentShader }) {
  return new three.ShaderMaterial({
    uniforms: three.UniformsUtils.clone(uniforms),
    vertexShader,
    fragmentShader,
    depthTest: false,
  });
}
