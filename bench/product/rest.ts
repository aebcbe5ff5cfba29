import { waitUntil } from '@agency/infra/native/process/wait-until';
import type { Product } from './throw-away-product.ts';

/**
 * Waits until the product has nothing left to do (no message to hand over, no email to send) and its writes are on the
 * disk, so that one measurement does not pay for another.
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

/** The same with nobody sending, and nothing left over from before: what is handed over from now on waits. */
export async function awaitRestWithoutMails(product: Product): Promise<void> {
  await discardMails(product);
  await awaitRest(product);
  await product.mails.stop();
}

/** The same with mails sent as usual. */
export async function awaitRestWithMails(product: Product): Promise<void> {
  await discardMails(product);
  await awaitRest(product);
}

/**
 * Discards every email that was not sent yet, and lets them be sent again. A load of forms leaves tens of thousands: the outbox would offer
 * again each minute what the queue has lost, and auto-replies would become due in the middle of the next topic.
 */
async function discardMails({ database, mails }: Product): Promise<void> {
  for (const schema of ['leads', 'scheduling']) {
    await database.query(`DELETE FROM ${schema}.outbox WHERE settled_at IS NULL`);
  }
  await mails.discard();
}

/** What a topic leaves behind would be work of the next one: emails, and tens of thousands of calls in years to come. */
export async function discardTraces(product: Product): Promise<void> {
  await discardMails(product);
  await product.database.query('TRUNCATE scheduling.appointments CASCADE');
}
