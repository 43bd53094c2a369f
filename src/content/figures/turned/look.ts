import type { Stream } from '../../../core/stream.js';
import { lightPalettes } from '../../drawings/parts/palette.js';
import type { Figure, Values } from './figure.js';
import { naturalColors } from './natural-colors.js';
import type { Colors, Look } from './paint.js';

/** Numbers that a figure is drawn from. */
export const drawnValues = ({ knobs }: Figure, stream: Stream): Values =>
  Object.fromEntries(
    Object.entries(knobs).map(([knob, [least, most]]) => [knob, stream.uniform(least, most)]),
  );

/** How a figure may look. */
export const drawnLook = ({ name, styles }: Figure, stream: Stream): Look => ({
  style: stream.choice(styles),
  colors: chooseColors(name, stream),
  outline: stream.uniform(0.01, 0.016),
  // What reaches to the edges stays there.
  scale: name === 'face-mountains' ? stream.uniform(0.8, 0.9) : stream.uniform(0.74, 0.92),
  at: name === 'face-mountains' ? [0.5, 0.5] : [stream.uniform(0.47, 0.53), stream.uniform(0.47, 0.53)],
});

/**
 * The colors of a figure: those of its kind, half the time where it has any, on the light
 * ground and with the dark ink of a palette. */
function chooseColors(kind: string, stream: Stream): Colors {
  const { paper, ink, main, accent } = stream.choice(lightPalettes);
  const own = naturalColors[kind];
  const heads = ['man-woman', 'chef-old-man', 'king-lady'].includes(kind);
  if (!own || (!heads && stream.below(2) === 0)) return { paper, light: '#fffaf0', main, accent, ink };
  const [mine, second, light] = stream.choice(own).split(' ');
  return { paper, light: light, main: mine, accent: second, ink };
}
