import { waitUntil } from '@agency/infra/native/process/wait-until';
import type { Product } from './throw-away-product.ts';

/**
 * Waits until the product is idle (no message to hand over, no email to send) and its writes are on disk, so that one
 * measurement does not pay for another.
 */
export async function awaitRest({ database, mails }: Product): Promise<void> {
  await waitUntil(
    async () => {
      const { rows } = await database.query<{ waiting: string }>(
        `SELECT (SELECT count(*) FROM leads.outbox WHERE relayed_at IS NULL AND due_at <= now())
              + (SELECT count(*) FROM scheduling.outbox WHERE relayed_at IS NULL AND due_at <= now()) AS waiting`,
      );
      return rows[0]?.waiting === '0' && (await mails.isAtRest());
    },
    { timeoutMs: 300_000, intervalMs: 100, what: 'Working off outbox and mails' },
  );
  await database.query('CHECKPOINT');
}

/** The same with sending paused and nothing left over: new emails wait. */
export async function awaitRestWithoutMails(product: Product): Promise<void> {
  await discardMails(product);
  await awaitRest(product);
  await product.mails.stop();
}

/** The same with emails sent as usual. */
export async function awaitRestWithMails(product: Product): Promise<void> {
  await discardMails(product);
  await awaitRest(product);
}

/**
 * Discards every unsent email, and resumes sending. A load of forms leaves tens of thousands: the outbox would hand
 * over lost ones again each minute, and automatic replies would become due during the next topic.
 */
async function discardMails({ database, mails }: Product): Promise<void> {
  for (const schema of ['leads', 'scheduling']) {
    // Locked first, also against SELECT FOR UPDATE: the relay takes its rows in another order, and one of the two would be
    // the victim of a deadlock.
    await database.query(
      `LOCK TABLE ${schema}.outbox IN EXCLUSIVE MODE; DELETE FROM ${schema}.outbox WHERE settled_at IS NULL`,
    );
  }
  await mails.discard();
}

/** Removes what a topic leaves behind: emails, and tens of thousands of calls in future years. */
export async function discardTraces(product: Product): Promise<void> {
  await discardMails(product);
  await product.database.query('TRUNCATE scheduling.appointments CASCADE');
}
