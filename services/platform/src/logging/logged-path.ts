/** A path fit for a log: without its query, and with ids and tokens replaced. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .split('/')
    .map((segment) => (/^\d+$/.test(segment) || segment.length > 40 ? ':id' : segment))
    .join('/');
}
