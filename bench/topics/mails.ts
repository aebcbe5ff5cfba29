import { run } from '@agency/infra/native/process/run';
import type { RunningServer } from '@agency/infra/native/process/running-server';
import { startServer } from '@agency/infra/native/process/start-server';
import { serviceSpec } from '@agency/infra/native/stack/service-specs';
import { Queue } from 'bullmq';
import PostalMime from 'postal-mime';
import { MailSink } from '../load/mail-sink.ts';
import { median } from '../load/median.ts';
import type { PooledLoad } from '../load/pooled-sender.ts';
import { freePort } from '../product/free-port.ts';
import { removeInvitations, storeInvitations } from '../product/invitations.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { atLeast } from '../report/target.ts';

const mails = 1_000;
const rounds = 3;
/** As many as the service keeps to the mail server (`maxSmtpConnections`). */
const connections = 5;
/** A separate Redis database: otherwise the product's own worker would help. */
const redisDatabase = 9;
const sender = new URL('../load/pooled-sender.ts', import.meta.url).pathname;

/** One worker from the queue to a local sink, against nodemailer alone with the same email to the same sink. */
export async function measure(product: Product): Promise<Section> {
  const sink = new MailSink();
  const sinkUrl = await sink.start();
  const worker = await startWorker(product, sinkUrl);
  const queue = new Queue('email', { connection: { url: redisUrl(product) } });
  const rates = { worker: [] as number[], alone: [] as number[] };
  try {
    await work(product, queue, sink);
    for (let round = 0; round < rounds; round += 1) {
      rates.worker.push(await work(product, queue, sink));
      rates.alone.push(await sendAlone(sinkUrl, sink.first ?? ''));
    }
  } finally {
    await queue.close();
    await worker.stop();
    await sink.stop();
    await removeInvitations(product);
  }
  const ratio = median(rates.worker.map((rate, round) => rate / (rates.alone[round] ?? 0)));
  return {
    title: 'Mails',
    head: ['', 'mails/s', 'slowest', 'ratio', 'target'],
    rows: [
      ['nodemailer alone, pooled', median(rates.alone), Math.min(...rates.alone), 1, ''],
      [
        'queue, worker, record and SMTP',
        median(rates.worker),
        Math.min(...rates.worker),
        ratio,
        atLeast(Math.round(ratio * 100) / 100, 0.5),
      ],
    ],
    notes: [
      `${mails.toLocaleString('en-US')} invitations a round to a sink on this machine, ${connections} connections, ${rounds} rounds in turn after one to warm up; the ratio is the median of the rounds'.`,
    ],
  };
}

const redisUrl = ({ context }: Product) => `${context.redisUrl}/${redisDatabase}`;

/** One more process of `email`, beside the product's. */
async function startWorker(product: Product, smtpUrl: string): Promise<RunningServer> {
  const { context } = product;
  const email = await freePort();
  const config = { ...context.config, ports: { ...context.config.ports, email } };
  const spec = serviceSpec(
    { ...context, redisUrlOf: () => redisUrl(product), smtpUrl, config },
    'email',
  );
  return startServer(await spec.command(), {
    name: 'email',
    url: `http://127.0.0.1:${email}`,
    logFile: context.logFile('email-worker'),
    stopSignal: spec.stopSignal,
    isReady: () => spec.isReady(),
  });
}

/** New calls, each with its invitation: emails per second from the first job to the last email. */
async function work(product: Product, queue: Queue, sink: MailSink): Promise<number> {
  const jobs = await storeInvitations(product, mails);
  const wanted = sink.count + mails;
  const began = performance.now();
  await queue.addBulk(jobs);
  await sink.until(wanted);
  return mails / ((performance.now() - began) / 1000);
}

/** The same email, composed and sent by a process that does nothing else. */
async function sendAlone(url: string, raw: string): Promise<number> {
  const { subject, html, text: plain, attachments } = await PostalMime.parse(raw);
  const calendar = attachments.find(({ method }) => method);
  const content = new TextDecoder().decode(calendar?.content as ArrayBuffer);
  const load: PooledLoad = {
    url,
    connections,
    count: mails,
    mail: {
      from: { name: 'Bench', address: 'bench@mails.example' },
      to: { name: 'Bench', address: 'bench@mails.example' },
      subject,
      html,
      text: plain,
      icalEvent: { method: 'REQUEST', content, filename: 'invite.ics' },
    },
  };
  return Number(await run(process.execPath, [sender], { input: JSON.stringify(load) }));
}
