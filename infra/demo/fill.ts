import pg from 'pg';
import { compose } from '../docker/compose.ts';
import { run } from '../native/process/run.ts';
import { createContext } from '../native/stack/context.ts';
import { serviceSpec } from '../native/stack/service-specs.ts';
import { readStackConfig } from '../native/stack/stack-config.ts';
import { runningState } from '../native/supervisor/controller.ts';
import { countRealLeads, demoSql, removeDemoSql } from './demo-sql.ts';
import { inventQuarter } from './invent-quarter.ts';

const sampleArgument = 'fill-sample';

/** The running product, as its administrator. */
export interface DemoProduct {
  /** Runs SQL and returns the first column of the last row. */
  query(sql: string): Promise<string>;
  /** Requests a check of the sample rankings. */
  fillRankings(): Promise<void>;
}

export async function countReal({ query }: DemoProduct): Promise<number> {
  return Number(await query(countRealLeads));
}

/** Replaces an earlier demo. */
export async function fillDemo({ query, fillRankings }: DemoProduct): Promise<void> {
  await query(demoSql(inventQuarter(new Date())));
  await fillRankings();
}

export async function removeDemo({ query }: DemoProduct): Promise<void> {
  await query(removeDemoSql);
}

export function nativeProduct(runDir: string): DemoProduct {
  if (!runningState(runDir)) throw new Error('The product is not running. Start it with: make up');
  const context = createContext(runDir, readStackConfig(runDir));
  return {
    async query(sql) {
      const client = new pg.Client({ connectionString: context.adminUrl });
      await client.connect();
      try {
        const { rows } = await client.query<Record<string, unknown>>(sql);
        return String(Object.values(rows?.[0] ?? {})[0] ?? '');
      } finally {
        await client.end();
      }
    },
    async fillRankings() {
      const { command, args, env } = await serviceSpec(context, 'rankings').command();
      await run(command, [...args, sampleArgument], { env });
    },
  };
}

export const dockerProduct: DemoProduct = {
  async query(sql) {
    const psql = 'psql --username postgres --dbname app --quiet --tuples-only --no-align';
    const args = ['compose', 'exec', '--no-TTY', 'postgres', ...psql.split(' ')];
    return run('docker', [...args, '--set', 'ON_ERROR_STOP=1'], { input: sql });
  },
  async fillRankings() {
    await compose('exec', '--no-TTY', 'rankings', 'node', 'dist/main.js', sampleArgument);
  },
};
