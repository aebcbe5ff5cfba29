/** Articles and landing pages are many pages of one drawing, each with words of its own. */
export const isOneOfMany = (path: string) => /^\/blog\/.|-wilmington-nc$/.test(path);

/**
 * Which pages are looked at in which window: a page of its own drawing in every one, one of many in as many as these, its
 * neighbor in the others. So each page and each drawing in each window has its turn.
 */
export function pathsIn(window: number, windows: number, paths: readonly string[], each = 1) {
  return paths.filter((path, index) => !isOneOfMany(path) || (index + window) % windows < each);
}
