import { createRaster, type Raster } from '../../../draw/raster.js';
import { opposite, type FilmKind, type Way } from './film.js';

/** Ways after the picture's axes have changed places. */
const exchanged: Readonly<Record<Way, Way>> = {
  up: 'left',
  left: 'up',
  down: 'right',
  right: 'down',
  either: 'either',
};

/**
 * A film of which some are shown with their axes exchanged, so that it is seen to go any of the four ways: what a question
 * names tells nothing of the answer. `way` is the one that it takes before that, and its opposite turns what is seen around.
 */
export function uprightOrLying<F extends { readonly way: Way }>(
  film: FilmKind<F>,
): FilmKind<F & { readonly lying: boolean }> {
  type Figure = F & { readonly lying: boolean };
  const seen = (figure: Figure): Way => {
    const { perceived } = film.truth(figure);
    return figure.lying ? exchanged[perceived] : perceived;
  };
  const shown = (picture: Raster, { lying }: Figure): Raster => (lying ? transposed(picture) : picture);
  return {
    ...film,
    sample(stream, size, frames, wanted) {
      const drawn = film.sample(stream, size, frames, wanted);
      const figures = [false, true].flatMap((lying): Figure[] => [
        { ...drawn, lying },
        { ...drawn, lying, way: opposite[drawn.way] },
      ]);
      return figures.find((figure) => seen(figure) === wanted) ?? figures[0];
    },
    truth(figure) {
      const truth = film.truth(figure);
      return figure.lying
        ? { ...truth, physical: exchanged[truth.physical], perceived: exchanged[truth.perceived] }
        : truth;
    },
    draw: (figure, ...rest) => shown(film.draw(figure, ...rest), figure),
    // Lengths across and down are those of the upright film.
    measure: (figure, pictures) =>
      film.measure(
        figure,
        pictures.map((picture) => shown(picture, figure)),
      ),
  };
}

/** A gray picture with its columns as rows. */
function transposed({ width, height, data }: Raster): Raster {
  const out = createRaster(height, width, 1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out.data[x * height + y] = data[y * width + x];
  return out;
}
