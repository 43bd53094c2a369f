/**
 * The signals that ask a program to end. Windows has no SIGTERM, but Ctrl-Break and the closing of a console; elsewhere
 * a closed terminal (SIGHUP) ends the program at once, and `nohup` decides whether it does.
 */
const signals: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];

/**
 * Does work that Ctrl-C (or SIGTERM) ends cleanly: the first one sets the signal, a second one ends the program at once.
 * @returns what it gave, and whether it was stopped
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ result: T; stopped: boolean }> {
  const controller = new AbortController();
  const abort = (): void => {
    for (const name of signals) process.off(name, abort);
    controller.abort();
  };
  for (const name of signals) process.on(name, abort);
  try {
    return { result: await work(controller.signal), stopped: controller.signal.aborted };
  } finally {
    for (const name of signals) process.off(name, abort);
  }
}
