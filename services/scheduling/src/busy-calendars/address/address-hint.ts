/**
 * What the desk shows of an address: its host, and the last four characters of what is secret in it, so that two calendars of one
 * provider can be told apart. Shorter secrets show nothing.
 */
export function addressHint({ host, pathname, search }: URL): string {
  const words = `${pathname}${search}`.match(/[\w-]+/g) ?? [];
  const secret = words.reduce(
    (longest, word) => (word.length >= longest.length ? word : longest),
    '',
  );
  return secret.length < 12 ? host : `${host} …${secret.slice(-4)}`;
}
