"""blender --background --factory-startup --python render.py -- VIEW.glb OUT.png [SAMPLES]: a scene of `topsyturvy scene`, path traced.

Beside VIEW.glb lies VIEW.hdr. OUT.ids.npy gets the object ids (extras of the file's nodes) at the middle of each pixel.
Tried with Blender 3.4.1.
"""

import json
import math
import sys
from pathlib import Path

import bpy
import numpy as np

# Its importer of glTF asks for a name that newer numpys have not.
np.bool = bool

source, target = (Path(name).resolve() for name in sys.argv[sys.argv.index("--") + 1 :][:2])
samples = int((sys.argv[sys.argv.index("--") + 1 :] + ["64"])[2])

bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=str(source))
scene = bpy.context.scene
objects = list(bpy.data.objects)
with open(source, "rb") as file:
    head = file.read(20)
    content = json.loads(file.read(int.from_bytes(head[12:16], "little")))
extras = content["scenes"][0]["extras"]


def light():
    """As the file has it: importers take its numbers for photometric ones of a real sun, each version in another way."""
    lights = content.get("extensions", {}).get("KHR_lights_punctual", {}).get("lights", [])
    for key, one in zip(lights, (one for one in objects if one.type == "LIGHT")):
        one.data.color = key["color"]
        if key["type"] == "directional":
            one.data.energy = key["intensity"]
            one.data.angle = 2 * math.atan(key["extras"]["radius"])
        else:
            # Watts of a sphere that sends so many candela each way.
            one.data.energy = 4 * math.pi * key["intensity"]
            one.data.shadow_soft_size = key["extras"]["radius"]


def shells():
    """The walls of a room let light in, as they do in ours: their node says that they cast no shadow."""
    for one in objects:
        parent = one
        while parent is not None and "casts" not in parent:
            parent = parent.parent
        if parent is not None and not parent["casts"]:
            one.visible_shadow = False


def surroundings():
    world = bpy.data.worlds.new("around")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    image = nodes.new("ShaderNodeTexEnvironment")
    image.image = bpy.data.images.load(str(source.with_suffix(".hdr")))
    links.new(image.outputs["Color"], nodes["Background"].inputs["Color"])


def size():
    return extras["width"], extras["height"]


def render():
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.seed = 0
    scene.render.resolution_x, scene.render.resolution_y = size()
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = str(target)
    scene.camera = next(one for one in objects if one.type == "CAMERA")
    bpy.ops.render.render(write_still=True)


def number(one):
    """The id of an object, or of the one that it is a part of."""
    while one is not None:
        if "id" in one:
            return int(one["id"])
        one = one.parent
    return 0


def ids():
    """What a ray through the middle of each pixel meets first."""
    width, height = size()
    camera = scene.camera
    graph = bpy.context.evaluated_depsgraph_get()
    corners = camera.data.view_frame(scene=scene)
    right, lower, left = corners[0], corners[1], corners[3]
    found = np.zeros((height, width), np.uint16)
    place = camera.matrix_world
    origin = place.translation
    for row in range(height):
        for column in range(width):
            point = left + (right - left) * ((column + 0.5) / width) + (lower - right) * ((row + 0.5) / height)
            way = (place @ point - origin).normalized()
            hit, _, _, _, one, _ = scene.ray_cast(graph, origin, way)
            found[row, column] = number(one) if hit else 0
    np.save(target.with_suffix(".ids.npy"), found)


light()
shells()
surroundings()
render()
ids()
