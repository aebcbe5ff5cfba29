/** What a segment of our own paths looks like. Anything else may be an id, a token or somebody's words. */
const ownSegment = /^(?!\d+$)[a-z0-9-]{0,24}$/;

/** A path fit for a log: without its query, and with ids and tokens replaced. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .split('/')
    .map((segment) => (ownSegment.test(segment) ? segment : ':id'))
    .join('/');
}
