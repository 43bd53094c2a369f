"""Path traces a scene of `topsyturvy scene` with Blender's Cycles. Tried with Blender 3.4.1.

    blender --background --factory-startup --python render.py -- VIEW.glb OUT [--samples N] [--picture] [--ground] [--no-shadows]

VIEW.hdr lies beside VIEW.glb. Written are, rows from the top, numbers with the lowest byte first: OUT.light, four float32 a pixel, linear
red, green and blue times alpha, and alpha, which is 0 where nothing is seen; OUT.ids, a uint16 a pixel, the object's id
(extras of the file's nodes) at its middle. With --picture, OUT.png is a picture before the surroundings. With --ground, the ground is a plane
at the height 0 that shows nothing but shadows, as alpha.
"""

import argparse
import json
import math
import sys
from pathlib import Path

import bpy
import numpy as np

# The importer of glTF in 3.4 asks for a name that newer numpys have not.
np.bool = bool

parser = argparse.ArgumentParser(prog="render.py")
parser.add_argument("source", type=lambda name: Path(name).resolve())
parser.add_argument("target", type=lambda name: Path(name).resolve())
parser.add_argument("--samples", type=int, default=64)
parser.add_argument("--picture", action="store_true")
parser.add_argument("--ground", action="store_true")
parser.add_argument("--no-shadows", action="store_true")
given = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])

bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=str(given.source))
scene = bpy.context.scene
layer = bpy.context.view_layer
objects = list(bpy.data.objects)
with open(given.source, "rb") as file:
    head = file.read(20)
    content = json.loads(file.read(int.from_bytes(head[12:16], "little")))
width, height = (content["scenes"][0]["extras"][side] for side in ("width", "height"))


def with_extra(one, name):
    """What the object's node says in its extras, or the node that it is a part of."""
    while one is not None:
        if name in one:
            return one[name]
        one = one.parent
    return None


def light():
    """As the file has it: importers take its numbers for photometric ones of a real sun, each version in another way."""
    lights = content.get("extensions", {}).get("KHR_lights_punctual", {}).get("lights", [])
    for key, one in zip(lights, (one for one in objects if one.type == "LIGHT")):
        one.data.color = key["color"]
        one.data.cycles.cast_shadow = not given.no_shadows
        if key["type"] == "directional":
            one.data.energy = key["intensity"]
            one.data.angle = 2 * math.atan(key["extras"]["radius"])
        else:
            # Watts of a sphere that sends so many candela each way.
            one.data.energy = 4 * math.pi * key["intensity"]
            one.data.shadow_soft_size = key["extras"]["radius"]


def meshes():
    for one in objects:
        if one.type == "MESH":
            one.pass_index = with_extra(one, "id") or 0
            # The walls of a room let light in, as they do in ours: for paths of either kind, lest half of it is lost.
            one.visible_shadow = one.visible_diffuse = bool(with_extra(one, "casts"))


def materials():
    for material in bpy.data.materials:
        nodes, links = material.node_tree.nodes, material.node_tree.links
        shader = next((node for node in nodes if node.type == "BSDF_PRINCIPLED"), None)
        if shader is None:
            continue
        if material.blend_method == "CLIP":
            cut(nodes, links, shader.inputs["Alpha"], material.alpha_threshold)
        glass = next(shader.inputs[name] for name in ("Transmission", "Transmission Weight") if name in shader.inputs)
        path = nodes.new("ShaderNodeLightPath")
        if glass.is_linked or glass.default_value > 0:
            # The light that casts shadows comes through, as it does in ours; no path that bends would meet a sun.
            pass_by(nodes, links, path.outputs["Is Shadow Ray"])
        elif material.use_backface_culling:
            back = nodes.new("ShaderNodeMath")
            back.operation = "MULTIPLY"
            links.new(nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"], back.inputs[0])
            links.new(path.outputs["Is Camera Ray"], back.inputs[1])
            pass_by(nodes, links, back.outputs[0])


def cut(nodes, links, alpha, cutoff):
    """The importers of old versions cut nothing out for Cycles, which then shows more or less of a surface."""
    if not alpha.is_linked:
        return
    above = nodes.new("ShaderNodeMath")
    above.operation = "GREATER_THAN"
    above.inputs[1].default_value = cutoff
    links.new(alpha.links[0].from_socket, above.inputs[0])
    links.new(above.outputs[0], alpha)


def pass_by(nodes, links, where):
    """Rays go on as if the surface were not there, where a number is 1."""
    surface = next(node for node in nodes if node.type == "OUTPUT_MATERIAL").inputs["Surface"]
    mix = nodes.new("ShaderNodeMixShader")
    links.new(where, mix.inputs[0])
    links.new(surface.links[0].from_socket, mix.inputs[1])
    links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], surface)


def surroundings():
    world = bpy.data.worlds.new("around")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    image = nodes.new("ShaderNodeTexEnvironment")
    image.image = bpy.data.images.load(str(given.source.with_suffix(".hdr")))
    links.new(image.outputs["Color"], nodes["Background"].inputs["Color"])


def ground():
    """It is there for the camera alone: what it gives back to things is in the light from below."""
    bpy.ops.mesh.primitive_plane_add(size=2000)
    plane = bpy.context.object
    plane.is_shadow_catcher = True
    for ray in ("diffuse", "glossy", "transmission", "shadow"):
        setattr(plane, "visible_" + ray, False)


def settings():
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = given.samples
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.cycles.seed = 0
    scene.cycles.pixel_filter_type = "BOX"
    scene.render.use_persistent_data = True
    scene.render.film_transparent = not given.picture
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.dither_intensity = 0
    scene.camera = next(one for one in objects if one.type == "CAMERA")
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "32"


def numbers(path):
    """The pixels of a picture, rows from the top: (height, width, 4)."""
    image = bpy.data.images.load(str(path))
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    path.unlink()
    return values.reshape(height, width, 4)[::-1]


def beside(end):
    return given.target.with_name(given.target.name + end)


def render():
    scene.render.filepath = str(beside(".exr"))
    bpy.ops.render.render(write_still=True)
    numbers(beside(".exr")).astype("<f4").tofile(beside(".light"))
    if given.picture:
        scene.view_settings.view_transform = "Filmic"
        scene.render.image_settings.file_format = "PNG"
        bpy.data.images["Render Result"].save_render(str(beside(".png")))


def ids():
    """Drawn once more, with one ray through the middle of each pixel: it, too, passes what is cut out."""
    scene.cycles.samples = 1
    scene.cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    scene.cycles.filter_width = 0.01
    layer.use_pass_object_index = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    file = nodes.new("CompositorNodeOutputFile")
    file.format.file_format = "OPEN_EXR"
    file.format.color_depth = "32"
    file.base_path = str(given.target.parent)
    file.file_slots[0].path = given.target.name + "-ids-"
    links.new(layers.outputs["IndexOB"], file.inputs[0])
    bpy.ops.render.render()
    (path,) = given.target.parent.glob(given.target.name + "-ids-*.exr")
    numbers(path)[..., 0].round().astype("<u2").tofile(beside(".ids"))


light()
meshes()
materials()
surroundings()
if given.ground:
    ground()
settings()
render()
ids()
