#!/usr/bin/env bash
# glTF 2.0: where `sparse.indices` or `sparse.values` of an accessor leaves out its `byteOffset`, that is 0 (properties reference,
# accessor.sparse.indices.byteOffset and accessor.sparse.values.byteOffset: default 0). @gltf-transform/core 4.5.1 takes the accessor's own
# `byteOffset` instead, so that a valid file of which the base lies behind something else in its buffer view is read with other numbers:
# the replaced element gets bytes from further on in the view of the values, and the index is read from further on, too. Spelling the 0
# out gives the right numbers. (The Khronos validator 2.0.0-dev.3.10 has no error or warning for the file.)
#
# Seen:
#   validator: errors 0, warnings 0
#   byteOffset left out: 1 2 3 5 5 5 7 8 9
#   byteOffset 0 written: 1 2 3 40 50 60 7 8 9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @gltf-transform/core@4.5.1 gltf-validator@2.0.0-dev.3.10
cat >sparse.mjs <<'JS'
import { Logger, NodeIO, Verbosity } from '@gltf-transform/core';
import { createRequire } from 'node:module';
const validator = createRequire(import.meta.url)('gltf-validator');

// 12 bytes of something else, then three positions; then the index of the replaced one, and its values, each in a view of its own with
// other numbers behind.
const base = Float32Array.of(9, 9, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9);
const indices = Uint16Array.of(1, 0, 0, 0, 0, 0, 1, 0);
const values = Float32Array.of(40, 50, 60, 5, 5, 5);
const bytes = Buffer.concat([base, indices, values].map(({ buffer }) => Buffer.from(buffer)));

function json(offset) {
  return {
    asset: { version: '2.0' },
    buffers: [{ byteLength: bytes.length, uri: `data:application/octet-stream;base64,${bytes.toString('base64')}` }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 48 },
      { buffer: 0, byteOffset: 48, byteLength: 16 },
      { buffer: 0, byteOffset: 64, byteLength: 24 },
    ],
    accessors: [
      {
        bufferView: 0,
        byteOffset: 12,
        componentType: 5126,
        count: 3,
        type: 'VEC3',
        min: [1, 2, 3],
        max: [40, 50, 60],
        sparse: {
          count: 1,
          indices: { bufferView: 1, componentType: 5123, ...offset },
          values: { bufferView: 2, ...offset },
        },
      },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    nodes: [{ mesh: 0 }],
    scenes: [{ nodes: [0] }],
    scene: 0,
  };
}

async function read(offset) {
  const io = new NodeIO().setLogger(new Logger(Verbosity.SILENT));
  const document = await io.readJSON({ json: json(offset), resources: {} });
  const [mesh] = document.getRoot().listMeshes();
  return [...mesh.listPrimitives()[0].getAttribute('POSITION').getArray()].join(' ');
}

const { issues } = await validator.validateBytes(Buffer.from(JSON.stringify(json({}))));
console.log(`validator: errors ${issues.numErrors}, warnings ${issues.numWarnings}`);
console.log(`byteOffset left out: ${await read({})}`);
console.log(`byteOffset 0 written: ${await read({ byteOffset: 0 })}`);
JS
seen=$(node sparse.mjs)
echo "$seen"
expected='validator: errors 0, warnings 0
byteOffset left out: 1 2 3 5 5 5 7 8 9
byteOffset 0 written: 1 2 3 40 50 60 7 8 9'
[ "$seen" = "$expected" ] || { echo 'this is not what was seen' >&2; exit 1; }
