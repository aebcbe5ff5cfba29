import { z } from 'zod';

/** The fields of dependency-cruiser's JSON report that are used here. */
export const cruiseSchema = z.object({ modules: z.array(z.object({ source: z.string() })) });

/** Source files that dependency-cruiser did not read: without a TypeScript compiler it silently skips all of them. */
export function missedFiles(
  sources: readonly string[],
  { modules }: z.infer<typeof cruiseSchema>,
): string[] {
  const read = new Set(modules.map(({ source }) => source));
  return sources.filter((file) => !read.has(file));
}

/** Paths in code that reach into a service, where an import would be checked. */
export function pathsIntoServices(file: string, text: string): string[] {
  const inner = /['"`/](services\/[\w${}]+\/(?:src|dist)\/(?!main\.js|index\.js)[^'"`]*)['"`]/g;
  return [...text.matchAll(inner)].map(([, path]) => `${file} names ${path}`);
}
