/** Articles and landing pages are many pages with one layout and different text. */
export const isOneOfMany = (path: string) => /^\/blog\/.|-wilmington-nc$/.test(path);

/**
 * Which pages are checked in which window: a page with its own layout in every one, one of many in this many windows
 * and its neighbor in the others. So each page and each layout in each window is covered.
 */
export function pathsIn(window: number, windows: number, paths: readonly string[], each = 1) {
  return paths.filter((path, index) => !isOneOfMany(path) || (index + window) % windows < each);
}
