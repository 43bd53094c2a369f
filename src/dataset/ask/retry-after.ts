/** The longest wait that is reported: no endless number of seconds. */
const longest = 1e9;

/**
 * How long a server asks to wait, seconds: in milliseconds, in seconds or until a date. A date is compared with that of the answer, as
 * clocks differ.
 * @returns undefined where the head says nothing that can be read
 */
export function retryAfterOf(headers: Pick<Headers, 'get'>): number | undefined {
  const number = (name: string): number => {
    const text = headers.get(name)?.trim();
    return text ? Number(text) : NaN;
  };
  const date = Date.parse(headers.get('retry-after') ?? '');
  const now = Date.parse(headers.get('date') ?? '');
  const seconds = [
    number('retry-after-ms') / 1000,
    number('retry-after'),
    (date - (Number.isNaN(now) ? Date.now() : now)) / 1000,
  ].find((one) => !Number.isNaN(one));
  return seconds === undefined ? undefined : Math.min(longest, Math.max(0, seconds));
}
