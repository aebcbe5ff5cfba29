import { utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequestsByFetch } from './authority-requests.ts';
import { CertificateKeeper } from './certificate-keeper.ts';
import { orderCertificate } from './order.ts';
import { logOutcome } from './outcome-log.ts';
import { readRenewalInformation } from './renewal-information.ts';
import { readSettings } from './settings.ts';
import { Store } from './store.ts';

/** The health check reads its age. */
const signOfLife = '/tmp/alive';

process.umask(0o022);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
writeFileSync(signOfLife, '');
setInterval(() => utimesSync(signOfLife, new Date(), new Date()), 20_000).unref();

sendRequestsByFetch();
const settings = readSettings(process.env);
const keeper = new CertificateKeeper(settings, new Store(settings.certificatesFolder), {
  now: () => new Date(),
  random: Math.random,
  order: orderCertificate,
  readRenewalInformation,
  log: logOutcome,
});
for (;;) await pause(await keeper.look());
