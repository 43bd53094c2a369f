"""Blender's Cycles on two threads of a CPU: the first thing of a glTF file on a plane under sun and sky, 512² pixels.

blender -b --python cycles.py -- MODEL.glb SAMPLES ROUNDS prints the CPU seconds of each picture after the first, as JSON.
"""

import json
import sys
import tempfile
import time

import numpy

# The glTF importer of Blender 3.4 asks for it by this name, which NumPy 1.24 to 1.26 do not have.
numpy.bool = bool

import bpy
from mathutils import Vector

model, samples, rounds = sys.argv[sys.argv.index("--") + 1 :]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=model)
scene = bpy.context.scene
low = min((o.matrix_world @ Vector(c))[2] for o in scene.objects if o.type == "MESH" for c in o.bound_box)

bpy.ops.mesh.primitive_plane_add(size=12, location=(0, 0, low))
bpy.ops.object.light_add(type="SUN", rotation=(0.8, 0.1, 0.7))
bpy.context.object.data.energy = 3
scene.world = bpy.data.worlds.new("sky")
scene.world.use_nodes = True
nodes = scene.world.node_tree.nodes
sky = nodes.new("ShaderNodeTexSky")
scene.world.node_tree.links.new(sky.outputs["Color"], nodes["Background"].inputs["Color"])
nodes["Background"].inputs["Strength"].default_value = 0.2
bpy.ops.object.camera_add()
scene.camera = bpy.context.object

scene.render.engine = "CYCLES"
scene.cycles.samples = int(samples)
scene.cycles.use_denoising = False
scene.cycles.use_adaptive_sampling = False
scene.render.threads_mode = "FIXED"
scene.render.threads = 2
scene.render.resolution_x = scene.render.resolution_y = 512

spent = []
with tempfile.TemporaryDirectory() as folder:
    scene.render.filepath = folder + "/picture.png"
    for turn in range(int(rounds) + 1):
        # A little further around it at each picture, as a set has it.
        scene.camera.location = (1.5 + 0.05 * turn, -3.5, low + 1.6)
        scene.camera.rotation_euler = (Vector((0, 0, low + 0.5)) - scene.camera.location).to_track_quat("-Z", "Y").to_euler()
        start = time.process_time()
        bpy.ops.render.render(write_still=True)
        spent.append(time.process_time() - start)
print(json.dumps({"blender": bpy.app.version_string, "seconds": spent[1:]}))
