import { createContext } from './context.ts';
import { withClient } from './database.ts';
import { readStackConfig } from './stack-config.ts';

/** Runs SQL as the administrator of the product of this run folder; returns the first column of the last row. */
export async function queryNative(runDir: string, sql: string): Promise<string> {
  const { adminUrl } = createContext(runDir, readStackConfig(runDir));
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<Record<string, unknown>>(sql),
  );
  return String(Object.values(rows?.[0] ?? {})[0] ?? '');
}
