import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  /** The target's URL through the proxy. */
  url: string;
  cut(): void;
  /** Holds what is sent to the server until the connection is mended. */
  hold(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** A TCP proxy in front of a server that a test can cut and mend, to simulate an outage. */
export async function startCuttableProxy(targetUrl: string): Promise<CuttableProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  const upstreams = new Map<Socket, Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    upstreams.set(client, upstream);
    client.on('close', () => upstreams.delete(client));
    join(client, upstream);
    join(upstream, client);
  });
  function join(socket: Socket, other: Socket): void {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const url = new URL(targetUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    cut() {
      isCut = true;
      drop();
    },
    hold() {
      for (const [client, upstream] of upstreams) {
        client.unpipe(upstream);
        client.pause();
      }
    },
    mend() {
      isCut = false;
      for (const [client, upstream] of upstreams) client.pipe(upstream);
    },
    async stop() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
