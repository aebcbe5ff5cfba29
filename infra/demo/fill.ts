import { compose, queryDocker } from '../docker/compose.ts';
import { run } from '../native/process/run.ts';
import { runningContext } from '../native/stack/context.ts';
import { queryNative } from '../native/stack/database.ts';
import { serviceSpec } from '../native/stack/service-specs.ts';
import { countRealLeads, demoSql, removeDemoSql } from './demo-sql.ts';
import { readRecording } from './recording.ts';

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

/** Replaces an earlier demo. Returns how many leads it has. */
export async function fillDemo({ query, fillRankings }: DemoProduct): Promise<number> {
  const recording = readRecording(new Date());
  await query(demoSql(recording));
  await fillRankings();
  return recording.leads.length;
}

export async function removeDemo({ query }: DemoProduct): Promise<void> {
  await query(removeDemoSql);
}

export function nativeProduct(runDir: string): DemoProduct {
  const context = runningContext(runDir);
  return {
    query: (sql) => queryNative(runDir, sql),
    async fillRankings() {
      const { command, args, env } = await serviceSpec(context, 'rankings').command();
      await run(command, [...args, sampleArgument], { env });
    },
  };
}

export const dockerProduct: DemoProduct = {
  query: queryDocker,
  async fillRankings() {
    await compose('exec', '--no-TTY', 'rankings', 'node', 'dist/main.js', sampleArgument);
  },
};
