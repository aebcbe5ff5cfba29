const { createServer, connect } = require('node:net');

/** A TCP proxy in front of a server, that a test can cut and mend: the server seems away, then back. */
exports.startCuttableProxy = async function startCuttableProxy(targetUrl) {
  const target = new URL(targetUrl);
  const sockets = new Set();
  let cut = false;
  const server = createServer((client) => {
    if (cut) return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ]) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String(server.address().port);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      cut = true;
      drop();
    },
    mend() {
      cut = false;
    },
    async stop() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
