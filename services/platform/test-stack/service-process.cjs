const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { createServer } = require('node:net');
const { join } = require('node:path');

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
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
  return { child, address, log: () => log };
};
