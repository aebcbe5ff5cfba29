import type { TextFile } from './tracked-texts.ts';

const asksDatabase = /^services\/(leads|scheduling|rankings|email|platform)\/src\/.*\.ts$/;
/** Migrations and their helper change the schema, and `sql.ts` is the only other way to SQL. */
const mayQuery = /\/migrations\/|\/database\/(sql|database-options)\.ts$|\.spec\.ts$/;
const otherWay =
  /\bcreateQueryBuilder\(|\b(manager|dataSource|queryRunner|runner)\.(query|sql)\b|from 'pg'/;

/** Sources of services that query PostgreSQL without a repository or the `sql` tag (docs/decisions/046). */
export function otherWaysToTheDatabase({ path, text }: TextFile): string[] {
  if (!asksDatabase.test(path) || mayQuery.test(path)) return [];
  const [found] = otherWay.exec(text) ?? [];
  return found ? [`${path} uses ${found}; ask by a repository or platform's sql tag`] : [];
}

const mayHaveRoutes = /^services\/[\w-]+\/src\/.*(?<!\.spec)\.ts$/;
const literalRoute = /@(?:Controller|Get|Post|Put|Patch|Delete|Head|All)\(\s*(['"`])(.*?)\1/g;
/** What a literal may consist of: parameters, slashes, and constants of contracts. */
const notSpelled = /\$\{[^}]*\}|:\w+|\//g;

/** Routes of services whose path is spelled in the controller, where the frontend cannot read it. */
export function spelledRoutes({ path, text }: TextFile): string[] {
  if (!mayHaveRoutes.test(path)) return [];
  return [...text.matchAll(literalRoute)]
    .filter(([, , route = '']) => route.replaceAll(notSpelled, '') !== '')
    .map(
      ([, , route]) => `${path} spells the path ${route}; declare it in contracts (api-paths.ts)`,
    );
}
