import { apiPaths } from '@agency/contracts';
import { pgbench } from '../load/pgbench.ts';
import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { prepareBaseline } from '../product/baseline-database.ts';
import { contactForm } from '../product/contact-form.ts';
import { awaitRest } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { loadHead, loadRows, statusNote } from '../report/load-table.ts';
import type { Section } from '../report/section.ts';
import { atMost } from '../report/target.ts';

const seconds = 4;
const throughGateway = 'through the gateway';

/** A visitor's form, from the socket to the durable commit. */
export async function measure(product: Product): Promise<Section> {
  const { url } = await prepareBaseline(product);
  const direct = `http://127.0.0.1:${product.context.config.ports.leads}`;
  const body = { text: JSON.stringify(contactForm) };
  const post = async (origin: string, time = seconds) => {
    await awaitRest(product);
    return wrk(product.programs.wrk ?? 'wrk', {
      url: `${origin}${apiPaths.contacts}`,
      seconds: time,
      body,
    });
  };
  await post(product.url, 3);
  const standings = await compare(
    [
      {
        name: 'pgbench, the same two INSERTs',
        run: async () => {
          await awaitRest(product);
          return pgbench(product, { script: 'contact.sql', url, seconds });
        },
      },
      { name: 'service, without gateway', run: () => post(direct) },
      { name: throughGateway, run: () => post(product.url) },
    ],
    3,
  );
  const gateway = standings.find(({ name }) => name === throughGateway);
  return {
    title: 'POST /api/contacts',
    head: loadHead,
    rows: loadRows(standings, { [throughGateway]: 0.3 }),
    notes: [
      `${clients} clients, ${seconds} s a run, three rounds; both sides commit durably (fsync on). The service validates, ` +
        'stores attribution and two outbox rows, and hands the mails to the queue meanwhile; limits are raised, nothing else is off.',
      `p99 of p50 through the gateway: ${atMost((gateway?.p99 ?? 0) / (gateway?.p50 ?? 1), 6)}.`,
      ...statusNote(standings),
    ],
  };
}
