/**
 * A recognizable part of an address for the desk: its host, and the last four characters of its secret, to tell
 * calendars of one provider apart. Shorter secrets show nothing.
 */
export function addressHint({ host, pathname, search }: URL): string {
  const words = `${pathname}${search}`.match(/[\w-]+/g) ?? [];
  const secret = words.reduce(
    (longest, word) => (word.length >= longest.length ? word : longest),
    '',
  );
  return secret.length < 12 ? host : `${host} …${secret.slice(-4)}`;
}
