const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { createServer } = require('node:net');
const { join } = require('node:path');

const startTimeoutMs = 60_000;

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
exports.freePort = freePort;

/** A service, as it is built, as a process of its own that is ready to answer. */
exports.startServiceProcess = async function startServiceProcess(service, settings) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(__dirname, '../..', service, 'dist/main.js')], {
    env: { PORT: String(port), ...settings },
  });
  let log = '';
  child.stdout.on('data', (chunk) => {
    log += chunk;
  });
  child.stderr.resume();
  const isReady = () =>
    fetch(`${address}/api/health/${service}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  // Without an end, a service that never gets ready would keep its suite running for good.
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReady())) {
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${service} was not ready within ${startTimeoutMs} ms`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { child, address, log: () => log };
};
