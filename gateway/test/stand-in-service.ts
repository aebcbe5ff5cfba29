import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StandInService {
  address: string;
  received: ReceivedRequest[];
  /** Replaces the answer of the requests that follow. */
  answer(respond: Respond): void;
  stop(): Promise<void>;
}

type Respond = (request: ReceivedRequest, response: ServerResponse) => void;

/** A service that remembers what reached it and, until told otherwise, answers 200 with its own name. */
export async function startStandInService(name: string): Promise<StandInService> {
  const received: ReceivedRequest[] = [];
  let respond: Respond = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ service: name }));
  };
  const server = createServer(async (request, response) => {
    const seen = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    received.push(seen);
    respond(seen, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    received,
    answer(next) {
      respond = next;
    },
    async stop() {
      if (server.listening) {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closed;
      }
    },
  };
}
