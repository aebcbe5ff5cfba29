import { utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequestsByFetch } from './authority-requests.ts';
import { CertificateKeeper } from './certificate-keeper.ts';
import { orderCertificate } from './order.ts';
import { logOutcome } from './outcome-log.ts';
import { readRenewalInformation } from './renewal-information.ts';
import { readSettings, type Settings } from './settings.ts';
import { Store } from './store.ts';

/** The health check reads its age. */
const signOfLife = '/tmp/alive';
const retryMs = 60_000;

process.umask(0o022);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
writeFileSync(signOfLife, '');
setInterval(() => utimesSync(signOfLife, new Date(), new Date()), 20_000).unref();

sendRequestsByFetch();
const settings = settingsOrExit();
const keeper = new CertificateKeeper(settings, new Store(settings.certificatesFolder), {
  now: () => new Date(),
  random: Math.random,
  order: orderCertificate,
  readRenewalInformation,
  log: logOutcome,
});
for (;;) await pause(await keeper.look().catch(waitAfterFailure));

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    const fix = 'Correct .env and run docker compose up --detach --wait.';
    logOutcome({ level: 50, msg: 'Invalid settings', names: [], reason: String(error), fix });
    return process.exit(1);
  }
}

/** A failure outside an order is this machine's own. */
function waitAfterFailure(error: unknown): number {
  const fix =
    'Check the space on the disk and that user 1000 may write to the volume "certificates".';
  const { names } = settings;
  logOutcome({ level: 50, msg: 'Certificates cannot be kept', names, reason: String(error), fix });
  return retryMs;
}
