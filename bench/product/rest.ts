import { waitUntil } from '@agency/infra/native/process/wait-until';
import type { Product } from './throw-away-product.ts';

/**
 * Waits until the product has nothing left to do and its writes are on the disk, so that one measurement does not
 * pay for another.
 */
export async function awaitRest({ database }: Product): Promise<void> {
  await waitUntil(
    async () => {
      const { rows } = await database.query<{ waiting: string }>(
        `SELECT (SELECT count(*) FROM leads.outbox WHERE relayed_at IS NULL AND due_at <= now())
              + (SELECT count(*) FROM scheduling.outbox WHERE relayed_at IS NULL AND due_at <= now()) AS waiting`,
      );
      return rows[0]?.waiting === '0';
    },
    { timeoutMs: 180_000, intervalMs: 100, what: 'Working off the outbox' },
  );
  await database.query('CHECKPOINT');
}
