/** The segments of our own paths. Anything else may be an id, a token or user input. */
const ownSegment = /^(?!\d+$)[a-z0-9-]{0,24}$/;

/** A path that is safe to log: without its query, and with ids and tokens replaced. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .split('/')
    .map((segment) => (ownSegment.test(segment) ? segment : ':id'))
    .join('/');
}
