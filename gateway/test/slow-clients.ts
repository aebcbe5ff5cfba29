import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowClients {
  /** Connections that the gateway has not closed. */
  openCount(): number;
  stop(): void;
}

interface Slowness {
  port: number;
  count: number;
  /** A loopback address, which the gateway counts like any network. */
  from: string;
  /** What each connection sends when it opens. Empty: nothing. */
  first: string;
  /** What each sends every second after that. */
  everySecond?: string;
}

const opensPerRound = 50;

/** Holds connections that never finish their request, and opens a new one for each that the gateway closes. */
export async function startSlowClients(slowness: Slowness): Promise<SlowClients> {
  const { port, count, from, first, everySecond } = slowness;
  const sockets = new Set<Socket>();
  const open = (): void => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    socket.resume();
    if (first) socket.write(first);
  };
  const refill = (): void => {
    for (let n = Math.min(opensPerRound, count - sockets.size); n > 0; n -= 1) open();
  };
  for (let opened = 0; opened < count; opened += opensPerRound) {
    refill();
    await pause(25);
  }
  const opening = setInterval(refill, 200);
  const trickle = setInterval(() => {
    if (everySecond) for (const socket of sockets) socket.write(everySecond);
  }, 1_000);
  return {
    openCount: () => sockets.size,
    stop() {
      clearInterval(opening);
      clearInterval(trickle);
      for (const socket of sockets) socket.destroy();
    },
  };
}
