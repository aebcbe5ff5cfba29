/**
 * `rehearse.mjs <service> <folder>`: starts a bundled service once without its servers and keeps the code that V8 has
 * compiled for that. Node's own compile cache keeps only what it compiles before anything has run.
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Script } from 'node:vm';
import { startPostgresStandIn } from './postgres-stand-in.mjs';

const [name, folder] = process.argv.slice(2);
const filename = resolve(folder, 'service.js');
const source = readFileSync(filename, 'latin1');
const script = new Script(source, { filename });
process.on('exit', () => {
  writeFileSync(join(folder, 'service.compiled'), script.createCachedData());
});

const database = await startPostgresStandIn();
const port = await freePort();
const secret = 'of a start that serves nobody, never used';
Object.assign(process.env, {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  PORT: String(port),
  DATABASE_URL: `postgres://rehearsal@127.0.0.1:${database.port}/app`,
  // Nobody listens there: a service starts without Redis.
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  BOT_CHECK_SECRET: secret,
  BOOKING_LINK_SECRET: secret,
  DATABASE_ADMIN_URL: `postgres://rehearsal@127.0.0.1:${database.port}/app`,
  LEADS_DB_PASSWORD: secret,
  SCHEDULING_DB_PASSWORD: secret,
  RANKINGS_DB_PASSWORD: secret,
  EMAIL_DB_PASSWORD: secret,
});
const require = createRequire(filename);
script.runInThisContext()({}, require, { exports: {} }, filename, dirname(filename));

// The migrations end by themselves.
if (name !== 'migrate') {
  const url = `http://127.0.0.1:${port}/api/health/${name}/ready`;
  const isReady = () =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isReady())) await setTimeout(50);
  process.exit();
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
