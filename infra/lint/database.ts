import type { TextFile } from './known-names.ts';

const serviceSource = /^services\/(leads|scheduling|rankings|email|platform)\/src\/.*\.ts$/;
/** Migrations and their helper change the schema, and `sql.ts` is the only other way to SQL. */
const mayQuery = /\/migrations\/|\/database\/(sql|database-options)\.ts$|\.spec\.ts$/;
const otherWay =
  /\bcreateQueryBuilder\(|\b(manager|dataSource|queryRunner|runner)\.(query|sql)\b|from 'pg'/;

/** Sources of services that query PostgreSQL without a repository or the `sql` tag (docs/decisions/046). */
export function otherWaysToTheDatabase({ path, text }: TextFile): string[] {
  if (!serviceSource.test(path) || mayQuery.test(path)) return [];
  const [found] = otherWay.exec(text) ?? [];
  return found ? [`${path} uses ${found}; ask by a repository or platform's sql tag`] : [];
}
