/**
 * `npm run record -- <folder>`: writes down what a visitor, an operator and another program get, so that two versions
 * can be compared with `diff -r`: every page, every email, the API of each service, and the database's schema.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { apiPaths } from '@agency/contracts';
import { Client } from 'pg';
import { build } from '../native/stack/build.ts';
import { ownerPasswords, startThrowAwayProduct } from '../native/stack/throw-away.ts';
import { repository } from '../settings/paths.ts';
import { signIn } from './sign-in.ts';

const services = ['leads', 'scheduling', 'rankings', 'email'] as const;

/** One statement for each kind of object; each row is one line of the record. */
const schemaQueries = {
  columns: `
    SELECT format('%I.%I.%I %s%s%s', nspname, relname, attname, format_type(atttypid, atttypmod),
      CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END, ' ' || pg_get_expr(adbin, adrelid))
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'v') AND nspname = $1`,
  constraints: `
    SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = $1::regnamespace AND contype <> 'n'`,
  indexes: 'SELECT indexdef FROM pg_indexes WHERE schemaname = $1',
  views: `SELECT format('%I.%I %s', schemaname, viewname, definition) FROM pg_views WHERE schemaname = $1`,
  functions: 'SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = $1::regnamespace',
  triggers: `
    SELECT pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND relnamespace = $1::regnamespace`,
  grants: `
    SELECT format('%s ON %s.%s TO %s', privilege_type, table_schema, table_name, grantee)
    FROM information_schema.role_table_grants WHERE table_schema = $1 AND grantee <> current_user`,
};

/** Without what changes with any edit: names of built files, the policy's hashes, inline scripts and styles. */
function withoutHashes(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/'sha256-[^']*'/g, '')
    .replaceAll(/-[\w-]{8}\.(js|css|svg|woff2|png|jpg|avif|webp)/g, '.$1')
    .replaceAll('><', '>\n<');
}

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name a folder: npm run record -- /tmp/before');
const folder = resolve(target);
const write = (name: string, text: string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

await build(console.log);
const site = join(repository, 'frontend/build/client');
for (const page of globSync('**/*.html', { cwd: site })) {
  write(`pages/${page}`, withoutHashes(readFileSync(join(site, page), 'utf8')));
}
// The emails and calendar files, as their snapshots hold them.
for (const snapshot of globSync('services/email/**/*.snap', { cwd: repository })) {
  write(`emails/${basename(snapshot)}`, readFileSync(join(repository, snapshot), 'utf8'));
}

const runDir = mkdtempSync(join(tmpdir(), 'agency-record-'));
const product = await startThrowAwayProduct(runDir);
try {
  const { BASE_URL = '', DATABASE_ADMIN_URL } = product.env;
  const cookie = await signIn(BASE_URL, 'admin', ownerPasswords.ADMIN_PASSWORD);
  for (const service of services) {
    const answer = await fetch(`${BASE_URL}${apiPaths.openApi}/${service}`, {
      headers: { cookie },
    });
    if (!answer.ok) throw new Error(`The API of ${service} was answered with ${answer.status}`);
    write(`api/${service}.json`, `${JSON.stringify(await answer.json(), null, 2)}\n`);
  }
  const database = new Client({ connectionString: DATABASE_ADMIN_URL });
  await database.connect();
  for (const service of services) {
    for (const [name, query] of Object.entries(schemaQueries)) {
      const { rows } = await database.query({ text: query, values: [service], rowMode: 'array' });
      write(`schema/${service}/${name}.txt`, `${rows.flat().toSorted().join('\n')}\n`);
    }
  }
  await database.end();
} finally {
  await product.stop();
  rmSync(runDir, { recursive: true, force: true });
}
