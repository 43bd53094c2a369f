import { onTestFinished, vi } from 'vitest';

/** What a command prints on the standard output, run in this process. */
export async function printed(command: () => unknown): Promise<string> {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  onTestFinished(() => {
    spy.mockRestore();
    process.exitCode = 0;
  });
  await command();
  spy.mockRestore();
  return text;
}
