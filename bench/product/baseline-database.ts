import { run } from '@agency/infra/native/process/run';
import { withClient } from '@agency/infra/native/stack/database';
import { migrateSpec } from '@agency/infra/native/stack/service-specs';
import type { Product } from './throw-away-product.ts';

export interface Baseline {
  url: string;
  /** The contact to book for. */
  contactId: string;
}

/**
 * A second database on the same server, with the same tables: rows that pgbench writes there are not the product's,
 * whose relay would otherwise process them during the measurement.
 */
export async function prepareBaseline({ context }: Product): Promise<Baseline> {
  const address = new URL(context.adminUrl);
  address.pathname = '/baseline';
  const url = address.href;
  const { command, args, env } = await migrateSpec({ ...context, adminUrl: url }).command();
  await run(command, args, { env, timeoutMs: 60_000 });
  const contactId = String(2 ** 40);
  await withClient(url, async (client) => {
    await client.query(
      `INSERT INTO leads.contacts (id, name, email, phone, bot_check)
       VALUES ($1, 'Avery Bennett', 'avery.bennett@example.com', '(910) 555-0142', 'missing')
       ON CONFLICT DO NOTHING`,
      [contactId],
    );
    await client.query('CREATE SEQUENCE IF NOT EXISTS bench_slots');
  });
  return { url, contactId };
}
