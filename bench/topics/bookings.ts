import { apiPaths } from '@agency/contracts';
import { pgbench } from '../load/pgbench.ts';
import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { prepareBaseline } from '../product/baseline-database.ts';
import { FreeSlots } from '../product/free-slots.ts';
import { awaitRest } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { loadHead, loadRows, statusNote } from '../report/load-table.ts';
import type { Section } from '../report/section.ts';

const seconds = 4;
/** More than any machine books in that time; a run that has sent all of them ends early. */
const bookingsPerSecond = 1_500;
const throughGateway = 'through the gateway';

/** Bookings of free slots: every one must succeed. */
export async function measure(product: Product): Promise<Section> {
  const { url, contactId } = await prepareBaseline(product);
  const slots = await FreeSlots.of(product);
  const direct = `http://127.0.0.1:${product.context.config.ports.scheduling}`;
  const post = async (origin: string, time = seconds) => {
    const body = { linesOf: await slots.take(time * bookingsPerSecond) };
    await awaitRest(product);
    return wrk(product.programs.wrk ?? 'wrk', {
      url: `${origin}${apiPaths.appointments}`,
      seconds: time,
      body,
    });
  };
  await post(product.url, 3);
  const standings = await compare(
    [
      {
        name: 'pgbench, the same three INSERTs',
        run: async () => {
          await awaitRest(product);
          const variables = { contact: contactId };
          return pgbench(product, { script: 'booking.sql', url, seconds, variables });
        },
      },
      { name: 'service, without gateway', run: () => post(direct) },
      { name: throughGateway, run: () => post(product.url) },
    ],
    3,
  );
  return {
    title: 'POST /api/appointments',
    head: loadHead,
    rows: loadRows(standings, { [throughGateway]: 0.2 }),
    notes: [
      `${clients} clients, ${seconds} s a run, three rounds, durable. Every booking takes another free slot, spread over days; beside the ` +
        "three INSERTs that pgbench does (call, four outbox rows, event) the service reads the contact, the owner's hours and rules, " +
        "locks the visitor and the day, judges the slot and counts the visitor's calls.",
      ...statusNote(standings),
    ],
  };
}
