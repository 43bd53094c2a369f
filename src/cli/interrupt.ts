/** A signal that Ctrl-C (or SIGTERM) sets; a second Ctrl-C ends the program at once. */
export function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}
