import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import type { World } from '../check.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A GET of the gateway's published port, as a visitor of the site would make it. The certificate is judged elsewhere. */
export function askGateway(
  { gateway, settings }: World,
  { path, isTls }: { path: string; isTls: boolean },
  signal: AbortSignal,
): Promise<Answer> {
  const host = settings.SITE_HOST || 'localhost';
  const options = {
    host: gateway.host,
    path,
    headers: { host, connection: 'close' },
    agent: false,
    signal,
  };
  return new Promise((resolve, reject) => {
    const outgoing = isTls
      ? tlsRequest({
          ...options,
          port: gateway.httpsPort,
          servername: host,
          rejectUnauthorized: false,
        })
      : plainRequest({ ...options, port: gateway.httpPort });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      text(incoming).then(
        (body) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
        reject,
      );
    });
    outgoing.end();
  });
}
