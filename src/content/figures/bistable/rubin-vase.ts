import { points } from '../../../core/points.js';
import type { BistableFigure } from './figure.js';
import { vaseDrawing } from './vase-drawing.js';

/** A vase between two faces that look at each other. */
export const rubinVase: BistableFigure = {
  name: 'rubin-vase',
  summary: 'A vase, or two faces in profile that look at each other.',
  source: 'Rubin, Synsoplevede Figurer, 1915',
  open: true,
  drawings: [
    // A high forehead and a straight nose, as in most textbooks.
    vaseDrawing({
      name: 'classic',
      span: [30, 482],
      face: { forehead: 0.2, eye: 0.36, nose: 0.5, mouth: 0.6, chin: 0.72 },
      levels: points('0,255 24,236 236,20 60,244'),
      profile: points(`0,176 0.05,158 0.12,132 0.2,112 0.27,106 0.315,101 0.355,116 0.4,104 0.45,79 0.492,57
        0.512,61 0.527,90 0.545,95 0.568,81 0.588,84 0.6,98 0.614,88 0.636,87 0.662,105 0.7,94 0.74,90
        0.772,104 0.796,138 0.83,156 0.88,160 0.94,166 1,188`),
    }),
    // A round forehead, a snub nose and a small chin: a wide vase on a thick stem.
    vaseDrawing({
      name: 'child',
      span: [12, 500],
      face: { forehead: 0.2, eye: 0.4, nose: 0.49, mouth: 0.61, chin: 0.73 },
      levels: points('0,255 240,30 40,250'),
      profile: points(`0,150 0.04,130 0.1,104 0.18,86 0.26,80 0.32,85 0.37,104 0.405,112 0.44,104 0.47,86
        0.492,70 0.51,70 0.527,86 0.542,104 0.558,106 0.574,94 0.59,92 0.605,103 0.617,105 0.63,96 0.648,95
        0.668,110 0.685,112 0.71,103 0.74,104 0.765,120 0.785,148 0.82,170 0.88,174 0.95,166 1,160`),
    }),
    // An old head: a sloping forehead, a hooked nose and a chin that juts out below sunken lips.
    vaseDrawing({
      name: 'aquiline',
      span: [34, 478],
      face: { forehead: 0.2, eye: 0.345, nose: 0.5, mouth: 0.6, chin: 0.74 },
      levels: points('0,255 232,16 30,240'),
      profile: points(`0,206 0.06,184 0.14,152 0.22,128 0.285,111 0.32,106 0.35,110 0.385,96 0.42,74 0.46,56
        0.495,44 0.522,40 0.54,50 0.545,74 0.553,98 0.575,106 0.59,104 0.605,112 0.62,106 0.64,106 0.66,112
        0.685,98 0.71,78 0.735,66 0.76,66 0.785,80 0.81,118 0.835,140 0.87,150 0.93,152 1,182`),
    }),
    // A beard that points forward: a goblet whose stem is narrow.
    vaseDrawing({
      name: 'beard',
      span: [24, 488],
      face: { forehead: 0.18, eye: 0.335, nose: 0.48, mouth: 0.555, chin: 0.74 },
      levels: [[250, 250]],
      inLines: true,
      profile: points(`0,176 0.05,158 0.12,134 0.2,114 0.26,106 0.3,102 0.33,116 0.375,108 0.42,84 0.455,60
        0.475,54 0.492,62 0.504,90 0.514,98 0.525,86 0.545,75 0.562,84 0.572,98 0.585,85 0.6,84 0.612,97
        0.63,94 0.66,80 0.71,63 0.76,53 0.8,49 0.83,54 0.86,72 0.885,100 0.91,126 0.94,146 1,178`),
    }),
    // A cap with a visor: a bowl with a wide lip on a slender foot.
    vaseDrawing({
      name: 'cap',
      span: [40, 472],
      face: { forehead: 0.33, eye: 0.4, nose: 0.52, mouth: 0.62, chin: 0.73 },
      levels: points('0,255 236,24 50,250'),
      profile: points(`0,150 0.02,134 0.07,122 0.14,114 0.19,112 0.212,104 0.222,72 0.23,34 0.242,28 0.256,38
        0.268,76 0.284,110 0.32,116 0.355,114 0.375,112 0.4,124 0.435,112 0.47,94 0.505,76 0.523,78 0.538,98
        0.556,104 0.575,92 0.595,92 0.61,104 0.625,96 0.646,94 0.67,108 0.7,104 0.73,98 0.76,104 0.785,132
        0.81,168 0.85,182 0.91,180 0.96,168 1,150`),
    }),
    // A fringe of hair over the forehead, pouting lips and a long neck: a vase with a belly low down.
    vaseDrawing({
      name: 'fringe',
      span: [16, 496],
      face: { forehead: 0.15, eye: 0.345, nose: 0.455, mouth: 0.545, chin: 0.65 },
      levels: points('0,255 244,34 44,248'),
      profile: points(`0,120 0.03,98 0.08,80 0.14,72 0.2,74 0.25,86 0.272,98 0.28,114 0.305,116 0.33,118
        0.355,122 0.38,116 0.41,102 0.44,86 0.462,76 0.48,82 0.492,102 0.505,106 0.52,94 0.535,86 0.545,90
        0.552,103 0.56,92 0.578,86 0.595,94 0.608,110 0.63,106 0.66,102 0.685,114 0.7,142 0.715,172 0.75,190
        0.81,192 0.87,180 0.92,152 0.95,128 1,116`),
    }),
  ],
  readings: () => [
    { word: 'human faces', accept: ['faces', 'face', 'two faces', 'profiles', 'heads', 'men', 'women'] },
    { word: 'vase', accept: ['goblet', 'cup', 'chalice', 'urn', 'candlestick', 'jar', 'trophy'] },
  ],
};
