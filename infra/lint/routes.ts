import type { TextFile } from './known-names.ts';

const serviceSource = /^services\/[\w-]+\/src\/.*(?<!\.spec)\.ts$/;
const literalRoute = /@(?:Controller|Get|Post|Put|Patch|Delete|Head|All)\(\s*(['"`])(.*?)\1/g;
/** What a literal may consist of: parameters, slashes, and constants of contracts. */
const notSpelled = /\$\{[^}]*\}|:\w+|\//g;

/** Routes of services whose path is spelled in the controller, where the frontend cannot read it. */
export function spelledRoutes({ path, text }: TextFile): string[] {
  if (!serviceSource.test(path)) return [];
  return [...text.matchAll(literalRoute)]
    .filter(([, , route = '']) => route.replaceAll(notSpelled, '') !== '')
    .map(
      ([, , route]) => `${path} spells the path ${route}; declare it in contracts (api-paths.ts)`,
    );
}
