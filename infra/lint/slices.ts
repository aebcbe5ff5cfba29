/** What is no slice: infrastructure, what composes slices, and what only a service or only the frontend has. */
const others = new Set([
  ...['api', 'api-paths', 'brand', 'index', 'limits', 'lists', 'options', 'page-addresses'],
  ...['rankings', 'settings', 'text', 'time', 'uploads'],
  ...['bot-check', 'calendar-file', 'certificate', 'delivery', 'migrations', 'performance'],
  ...['previews', 'schedule'],
  ...['consent', 'email-previews', 'frame', 'lead-form', 'overview', 'owner', 'palette'],
  ...['scheduler', 'shared', 'slot-picker', 'today'],
]);

/** Where the folders, or files, of slices are. On the desk, a slice may be inside another one. */
const places = [
  {
    place: 'services/contracts/src',
    slice: /^services\/contracts\/src\/([\w-]+)(?:\/|\.ts$)/,
  },
  {
    place: 'services/*/src',
    slice: /^services\/(?:leads|scheduling|rankings|email)\/src\/([\w-]+)\//,
  },
  {
    place: 'frontend/app/features',
    slice: /^frontend\/app\/features\/(?:(?:owner|rankings)\/)?([\w-]+)\/[\w.-]+$/,
    within: /^frontend\/app\/features\/(?:[\w-]+\/)*([\w-]+)\/[\w.-]+$/,
  },
];

/** A slice is one word in contracts, in its service and in the frontend: which words a place lacks. `files`: all paths. */
export function missingSlices(files: readonly string[]): string[] {
  const wordsOf = (pattern: RegExp) =>
    new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []));
  const slices = new Set(places.flatMap(({ slice }) => [...wordsOf(slice)]));
  return places.flatMap(({ place, slice, within = slice }) => {
    const present = wordsOf(within);
    const missing = [...slices].filter((word) => !present.has(word) && !others.has(word));
    return missing.map((word) => `${place} has no slice ${word}: a slice is one word everywhere`);
  });
}
