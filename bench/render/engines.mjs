/** The engines that `bench render` compares: each draws one of its scenes in a process of its own. */
import { fork } from 'node:child_process';

/**
 * @param name 'soft', 'gl', 'three' or 'lean three'
 * @param place the scene's place in `scenes.mjs`
 * @returns `draw(samples, count)`, which gives the CPU milliseconds of each of so many pictures more, and what OpenGL runs on (`vendor`), or
 *   why there is none (`missing`)
 */
export async function openEngine(name, place, shadows) {
  const file = new URL('./engine.mjs', import.meta.url).pathname;
  // One thread: llvmpipe then draws in ours.
  const env = { LP_NUM_THREADS: '0', ...process.env };
  const child = fork(file, [name, String(place), String(shadows)], { env });
  const answer = () =>
    new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`The engine '${name}' ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message);
      });
    });
  const ready = await answer();
  return {
    ...ready,
    draw(samples, count) {
      child.send({ samples, count });
      return answer();
    },
    close: () => child.disconnect(),
  };
}
