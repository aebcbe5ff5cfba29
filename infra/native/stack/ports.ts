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
] as const;
export type InnerServer = (typeof innerServers)[number];
export type Ports = Record<InnerServer, number>;

const host = '127.0.0.1';
/** Below the range from which the system takes ports for outgoing connections, so that ours stay free. */
const lowest = 20_000;
const highest = 31_999;

/** A free port for each; one that was chosen earlier is kept unless somebody else has taken it. */
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
export function isFree(port: number, address: string): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', () => settle(false));
    probe.listen({ port, host: address, exclusive: true }, () => probe.close(() => settle(true)));
  });
}

/** The port that people use cannot be exchanged for another in silence. */
export async function refuseTakenPort(port: number): Promise<void> {
  if (!(await isFree(port, '0.0.0.0'))) {
    throw new Error(
      `Port ${port} is taken by another program. Choose a free one: make up PORT=${port + 1}`,
    );
  }
}

function candidates(): number[] {
  return Array.from(
    { length: 50 },
    () => lowest + Math.floor(Math.random() * (highest - lowest + 1)),
  );
}
