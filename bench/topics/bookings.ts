import { apiPaths } from '@agency/contracts';
import { pgbench } from '../load/pgbench.ts';
import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { prepareBaseline } from '../product/baseline-database.ts';
import { FreeSlots } from '../product/free-slots.ts';
import { awaitRestWithMails, awaitRestWithoutMails } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { loadHead, loadNote, loadRows, statusNote } from '../report/load-table.ts';
import { atMost, type Section } from '../report/section.ts';
import { loadSeconds, rounds, warmUpSeconds } from '../settings.ts';

/** More than any machine books in that time; a run that has sent all of them ends early. */
const bookingsPerSecond = 2_500;
const extended = 'pgbench extended, the same three INSERTs';
const prepared = 'pgbench prepared, the same';
const throughGateway = 'through the gateway';

/** Bookings of free slots: every one must succeed. */
export async function measure(product: Product): Promise<Section> {
  const { url, contactId } = await prepareBaseline(product);
  const slots = await FreeSlots.of(product);
  const direct = `http://127.0.0.1:${product.context.config.ports.scheduling}`;
  let bodies = '';
  const prepare = async (seconds = loadSeconds) => {
    bodies = await slots.take(seconds * bookingsPerSecond);
    await awaitRestWithoutMails(product);
  };
  const prepareWithMails = async () => {
    bodies = await slots.take(loadSeconds * bookingsPerSecond);
    await awaitRestWithMails(product);
  };
  const post = (origin: string, seconds = loadSeconds) =>
    wrk(product.programs.wrk ?? 'wrk', {
      url: `${origin}${apiPaths.appointments}`,
      seconds,
      body: { linesOf: bodies },
    });
  const insert = (protocol: 'extended' | 'prepared') => {
    const variables = { contact: contactId };
    const load = { script: 'booking.sql', url, seconds: loadSeconds, variables, protocol };
    return pgbench(product, load);
  };
  const withoutMails = () => awaitRestWithoutMails(product);
  await prepare(warmUpSeconds);
  await post(product.url, warmUpSeconds);
  const standings = await compare([
    { name: extended, prepare: withoutMails, run: () => insert('extended') },
    { name: prepared, prepare: withoutMails, run: () => insert('prepared') },
    { name: 'service, without gateway', prepare: () => prepare(), run: () => post(direct) },
    { name: throughGateway, prepare: () => prepare(), run: () => post(product.url) },
    {
      name: `${throughGateway}, mails sent meanwhile`,
      prepare: prepareWithMails,
      run: () => post(product.url),
    },
  ]);
  const gateway = standings.find(({ name }) => name === throughGateway);
  return {
    title: 'POST /api/appointments',
    head: loadHead,
    rows: loadRows(standings, { [throughGateway]: 0.28 }, prepared),
    foreignPercent: gateway?.foreignPercent,
    notes: [
      `${clients} clients, ${loadSeconds} s a run, ${rounds} rounds, durable; no one sends mails but in the last row. Every booking takes ` +
        "another free slot, spread over days; beside the three INSERTs that pgbench does (call, four outbox rows, event) the service reads the contact, the owner's hours and rules, " +
        "locks the visitor and the day, applies the slot rule and counts the visitor's calls.",
      loadNote,
      `p99 of p50 through the gateway: ${atMost((gateway?.p99 ?? 0) / (gateway?.p50 ?? 1), 3)}.`,
      ...statusNote(standings),
    ],
  };
}
