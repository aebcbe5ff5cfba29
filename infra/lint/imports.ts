import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The fields of dependency-cruiser's JSON report that are used here. */
export const cruiseSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ module: z.string(), coreModule: z.boolean() })),
    }),
  ),
});
export type CruisedModule = z.infer<typeof cruiseSchema>['modules'][number];

/** Names of all packages that a package.json declares. */
export type ReadManifest = (folder: string) => ReadonlySet<string> | undefined;

/** Source files that dependency-cruiser did not read: without a TypeScript compiler it silently skips all of them. */
export function missedFiles(
  sources: readonly string[],
  modules: readonly CruisedModule[],
): string[] {
  const read = new Set(modules.map(({ source }) => source));
  return sources.filter((file) => !read.has(file));
}

/** Packages without any seen import: an exclude that matches inside node_modules hides their imports. */
export function missedPackages(
  packages: readonly string[],
  modules: readonly CruisedModule[],
): string[] {
  const seen = new Set(
    modules.flatMap(({ dependencies }) => dependencies.map(({ module }) => packageName(module))),
  );
  return packages.filter((name) => !seen.has(name));
}

/** Imports of packages that the importing workspace does not declare; they only work because npm hoists. */
export function undeclaredImports(
  modules: readonly CruisedModule[],
  readManifest: ReadManifest,
): string[] {
  return modules
    .filter(({ source }) => !source.includes('node_modules/'))
    .flatMap(({ source, dependencies }) => {
      const names = dependencies
        .filter(({ coreModule }) => !coreModule)
        .map(({ module }) => packageName(module));
      const declared = nearestManifest(dirname(source), readManifest);
      return [...new Set(names)]
        .filter((name) => name !== undefined && !declared.has(name))
        .map((name) => `${source} imports ${name}`);
    });
}

/** Paths in code that reach into a service, where an import would be checked. */
export function pathsIntoServices(file: string, text: string): string[] {
  const inner = /['"`/](services\/[\w${}]+\/(?:src|dist)\/(?!main\.js|index\.js)[^'"`]*)['"`]/g;
  return [...text.matchAll(inner)].map(([, path]) => `${file} names ${path}`);
}

/** The package of an import, `@scope/name` or `name`; nothing for files and path aliases. */
function packageName(specifier: string): string | undefined {
  return /^(@[\w.-]+\/[\w.-]+|[a-zA-Z][\w.-]*)/.exec(specifier)?.[1];
}

function nearestManifest(folder: string, readManifest: ReadManifest): ReadonlySet<string> {
  const found = readManifest(folder);
  if (found || folder === '.') return found ?? new Set();
  return nearestManifest(dirname(folder), readManifest);
}

export function manifestFile(folder: string): string {
  return join(folder, 'package.json');
}
