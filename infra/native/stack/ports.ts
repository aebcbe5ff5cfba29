import { createServer } from 'node:net';
import getPort from 'get-port';

export const innerServers = [
  'postgres',
  'redis',
  'leads',
  'scheduling',
  'rankings',
  'email',
  'frontend',
  'mail-catcher',
  'mail-inbox',
] as const;
export type InnerServer = (typeof innerServers)[number];
export type Ports = Record<InnerServer, number>;

const host = '127.0.0.1';
/** Below the range of ports for outgoing connections, so that ours stay free. */
const lowest = 20_000;
const highest = 31_999;

/** A free port for each; an earlier choice is kept unless another program has taken it. */
export async function choosePorts(earlier: Partial<Ports> = {}): Promise<Ports> {
  const chosen: Partial<Ports> = {};
  for (const name of innerServers) {
    const exclude = Object.values({ ...earlier, ...chosen });
    const before = earlier[name];
    chosen[name] =
      before !== undefined && (await isFree(before, host))
        ? before
        : await getPort({ host, port: candidates(), exclude });
  }
  return chosen as Ports;
}

/** Whether a server could listen there now. */
export async function isFree(port: number, address: string): Promise<boolean> {
  return (await obstacle(port, address)) === undefined;
}

/** The public port must not change silently. */
export async function refuseTakenPort(port: number): Promise<void> {
  const code = await obstacle(port, '0.0.0.0');
  if (code === 'EACCES') {
    throw new Error(`Port ${port} is only for root here. Choose one above 1023: make up PORT=8080`);
  }
  if (code !== undefined) {
    throw new Error(
      `Port ${port} is taken by another program. Choose a free one: make up PORT=${port + 1}`,
    );
  }
  if (await isBlockedByBrowsers(port)) {
    throw new Error(`Browsers do not open port ${port}. Choose another one: make up PORT=8080`);
  }
}

/** fetch rejects the same ports as browsers, before connecting. */
async function isBlockedByBrowsers(port: number): Promise<boolean> {
  const options = { method: 'HEAD', signal: AbortSignal.timeout(2_000) };
  return fetch(`http://${host}:${port}`, options).then(
    () => false,
    ({ cause }) => cause instanceof Error && cause.message === 'bad port',
  );
}

/** The error code with which listening there fails, if it does. */
function obstacle(port: number, address: string): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'));
    probe.listen({ port, host: address, exclusive: true }, () =>
      probe.close(() => done(undefined)),
    );
  });
}

function candidates(): number[] {
  return Array.from(
    { length: 50 },
    () => lowest + Math.floor(Math.random() * (highest - lowest + 1)),
  );
}
