/** Articles and landing pages are many pages with one layout and different text. */
export const isOneOfMany = (path: string) => /^\/blog\/.|-wilmington-nc$/.test(path);

/** Templates of several pages. */
const drawings = [/^\/blog\/./, /-wilmington-nc$/, /-ads-wilmington$/];

/** The first page of each template, and every page with a layout of its own. */
export function oneOfEachDrawing(paths: readonly string[]): string[] {
  const drawingOf = (path: string) => drawings.find((pattern) => pattern.test(path)) ?? path;
  return paths.filter(
    (path, index) => paths.findIndex((other) => drawingOf(other) === drawingOf(path)) === index,
  );
}
