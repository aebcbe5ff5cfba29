import { apiPaths } from '@agency/contracts';
import { prepareBaseline } from '../product/baseline-database.ts';
import { FreeSlots } from '../product/free-slots.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { measureWrite } from './visitor-writes.ts';

/** More than any machine books in that time; a run that has sent all of them ends early. */
const bookingsPerSecond = 2_500;

/** Bookings of free slots: every one must succeed. */
export async function measure(product: Product): Promise<Section> {
  const { url, contactId } = await prepareBaseline(product);
  const slots = await FreeSlots.of(product);
  return measureWrite(product, {
    path: apiPaths.appointments,
    service: 'scheduling',
    bodies: async (seconds) => ({ linesOf: await slots.take(seconds * bookingsPerSecond) }),
    baseline: {
      name: 'pgbench extended, the same three INSERTs',
      script: 'booking.sql',
      url,
      variables: { contact: contactId },
    },
    target: 0.28,
    note:
      'Every booking takes another free slot, spread over days; beside the three INSERTs that pgbench does (call, four outbox rows, event) ' +
      "the service reads the contact, the owner's hours and rules, locks the visitor and the day, applies the slot rule and counts the visitor's calls.",
  });
}
