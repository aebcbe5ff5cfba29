/** Articles and landing pages are many pages with one layout and different text. */
export const isOneOfMany = (path: string) => /^\/blog\/.|-wilmington-nc$/.test(path);

/**
 * The pages to check in this window. A page with its own layout is checked in every window, one of many in `each` of
 * them, its neighbors in the others. So every page is covered, and every layout in every window.
 */
export function pathsIn(window: number, windows: number, paths: readonly string[], each = 1) {
  return paths.filter((path, index) => !isOneOfMany(path) || (index + window) % windows < each);
}

/** Templates of several pages. */
const drawings = [/^\/blog\/./, /-wilmington-nc$/, /-ads-wilmington$/];

/** The first page of each template, and every page with a layout of its own. */
export function oneOfEachDrawing(paths: readonly string[]): string[] {
  const drawingOf = (path: string) => drawings.find((pattern) => pattern.test(path)) ?? path;
  return paths.filter(
    (path, index) => paths.findIndex((other) => drawingOf(other) === drawingOf(path)) === index,
  );
}
