/** `make fuzz`: sends hostile bodies to all write calls of a throw-away product, and tells how they were answered. */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, runCommand } from '@agency/infra/commands/run-command';
import { ensurePrograms } from '@agency/infra/native/requirements/requirements';
import { build } from '@agency/infra/native/stack/build';
import { ownerPasswords, startThrowAwayProduct } from '@agency/infra/native/stack/throw-away';
import { z } from 'zod';
import { fuzz, renderStatuses } from './fuzz.ts';
import { addBookingToken } from './prepare.ts';
import { FuzzTarget } from './target.ts';

const excerptLength = 300;
const whole = (fallback: number, max: number) =>
  z.preprocess((text) => text || fallback, z.coerce.number().int().min(0).max(max));
const settings = z.object({
  COUNT: whole(10_000, 1_000_000),
  SEED: whole(randomInt(2 ** 31), 2 ** 31),
});

await runCommand(async () => {
  const { COUNT: count, SEED: seed } = settings.parse(process.env);
  await ensurePrograms(['redis', 'nginx'], log);
  await build(log);
  const folder = mkdtempSync(join(tmpdir(), 'agency-fuzz-'));
  log('Starting a throw-away product …');
  const product = await startThrowAwayProduct(join(folder, 'product'));
  const stopEarly = () => void product.stop().finally(() => process.exit(130));
  process.once('SIGINT', stopEarly);
  process.once('SIGTERM', stopEarly);
  try {
    const { BASE_URL = '', MAIL_INBOX_URL = '' } = product.env;
    const target = await FuzzTarget.signIn(BASE_URL, ownerPasswords.ADMIN_PASSWORD);
    await addBookingToken(target, { url: BASE_URL, inboxUrl: MAIL_INBOX_URL });
    log(`Sending ${count} bodies (COUNT=${count} SEED=${seed}) …`);
    const began = performance.now();
    const result = await fuzz(target, { count, seed, now: new Date() });
    const seconds = Math.round((performance.now() - began) / 1_000);
    log(`\n${renderStatuses(result)}\n`);
    for (const { call, status, request } of result.failures.slice(0, 20)) {
      const body = JSON.stringify(request.body ?? null).slice(0, excerptLength);
      log(
        `${status || 'no answer'}: ${call} ${JSON.stringify(request.id)} ${request.contentType} ${body}`,
      );
    }
    log(`${result.failures.length} of 5xx in ${result.sent} bodies, ${seconds} s`);
    if (result.failures.length > 0) process.exitCode = 1;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});
