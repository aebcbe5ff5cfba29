import { apiPaths } from '@agency/contracts';
import { pgbench } from '../load/pgbench.ts';
import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { prepareBaseline } from '../product/baseline-database.ts';
import { contactForm } from '../product/contact-form.ts';
import { awaitRestWithMails, awaitRestWithoutMails } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { loadHead, loadNote, loadRows, statusNote } from '../report/load-table.ts';
import { atMost, type Section } from '../report/section.ts';
import { loadSeconds, rounds, warmUpSeconds } from '../settings.ts';

const extended = 'pgbench extended, the same two INSERTs';
const prepared = 'pgbench prepared, the same';
const throughGateway = 'through the gateway';

/** A visitor's form, from the socket to the durable commit. */
export async function measure(product: Product): Promise<Section> {
  const { url } = await prepareBaseline(product);
  const direct = `http://127.0.0.1:${product.context.config.ports.leads}`;
  const body = { text: JSON.stringify(contactForm) };
  const post = (origin: string, seconds = loadSeconds) =>
    wrk(product.programs.wrk ?? 'wrk', { url: `${origin}${apiPaths.contacts}`, seconds, body });
  const insert = (protocol: 'extended' | 'prepared') =>
    pgbench(product, { script: 'contact.sql', url, seconds: loadSeconds, protocol });
  const withoutMails = () => awaitRestWithoutMails(product);
  await withoutMails();
  await post(product.url, warmUpSeconds);
  const standings = await compare([
    { name: extended, prepare: withoutMails, run: () => insert('extended') },
    { name: prepared, prepare: withoutMails, run: () => insert('prepared') },
    { name: 'service, without gateway', prepare: withoutMails, run: () => post(direct) },
    { name: throughGateway, prepare: withoutMails, run: () => post(product.url) },
    {
      name: `${throughGateway}, mails sent meanwhile`,
      prepare: () => awaitRestWithMails(product),
      run: () => post(product.url),
    },
  ]);
  const gateway = standings.find(({ name }) => name === throughGateway);
  return {
    title: 'POST /api/contacts',
    head: loadHead,
    rows: loadRows(standings, { [throughGateway]: 0.45 }, prepared),
    foreignPercent: gateway?.foreignPercent,
    notes: [
      `${clients} clients, ${loadSeconds} s a run, ${rounds} rounds; both sides commit durably (fsync on). The service validates, ` +
        'stores attribution and two outbox rows, and hands the mails to the queue meanwhile, which no one works off but in the last row; ' +
        'limits are raised, nothing else is off.',
      loadNote,
      `p99 of p50 through the gateway: ${atMost((gateway?.p99 ?? 0) / (gateway?.p50 ?? 1), 3)}.`,
      ...statusNote(standings),
    ],
  };
}
