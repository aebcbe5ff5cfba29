import type { ServiceName } from '@agency/infra/settings/service-names';
import { pgbench } from '../load/pgbench.ts';
import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { type WrkLoad, wrk } from '../load/wrk.ts';
import { awaitRestWithMails, awaitRestWithoutMails } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { loadHead, loadNote, loadRows, statusNote } from '../report/load-table.ts';
import { atMost, type Section } from '../report/section.ts';
import { loadSeconds, rounds, warmUpSeconds } from '../settings.ts';

/** What visitors send, and the statements that store it. */
export interface VisitorWrite {
  path: string;
  service: ServiceName;
  /** What to send for this many seconds. */
  bodies(seconds: number): Promise<WrkLoad['body']>;
  /** A file in load/sql, its database and its variables. */
  baseline: { name: string; script: string; url: string; variables?: Record<string, string> };
  /** The least share of the baseline's rate that reaches the database through the gateway. */
  target: number;
  /** What the service does beside the statements. */
  note: string;
}

const throughGateway = 'through the gateway';

/** From the socket to the durable commit, compared with the statements alone. */
export async function measureWrite(product: Product, write: VisitorWrite): Promise<Section> {
  const { path, service, bodies, baseline, target, note } = write;
  const direct = `http://127.0.0.1:${product.context.config.ports[service]}`;
  let body: WrkLoad['body'];
  const post = (origin: string, seconds = loadSeconds) =>
    wrk(product.programs.wrk ?? 'wrk', { url: `${origin}${path}`, seconds, body });
  const prepare = async (awaitRest = awaitRestWithoutMails, seconds = loadSeconds) => {
    body = await bodies(seconds);
    await awaitRest(product);
  };
  await prepare(awaitRestWithoutMails, warmUpSeconds);
  await post(product.url, warmUpSeconds);
  const standings = await compare([
    {
      name: baseline.name,
      prepare: () => awaitRestWithoutMails(product),
      run: () => pgbench(product, { ...baseline, seconds: loadSeconds }),
    },
    { name: 'service, without gateway', prepare, run: () => post(direct) },
    { name: throughGateway, prepare, run: () => post(product.url) },
    {
      name: `${throughGateway}, mails sent meanwhile`,
      prepare: () => prepare(awaitRestWithMails),
      run: () => post(product.url),
    },
  ]);
  const gateway = standings.find(({ name }) => name === throughGateway);
  return {
    title: `POST ${path}`,
    head: loadHead,
    rows: loadRows(standings, { [throughGateway]: target }),
    foreignPercent: gateway?.foreignPercent,
    notes: [
      `${clients} clients, ${loadSeconds} s a run, ${rounds} rounds; both sides commit durably (fsync on), and no one works off the ` +
        `mails but in the last row. ${note}`,
      loadNote,
      `p99 of p50 through the gateway: ${atMost((gateway?.p99 ?? 0) / (gateway?.p50 ?? 1), 3)}.`,
      ...statusNote(standings),
    ],
  };
}
