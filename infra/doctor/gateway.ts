import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import type { DetailedPeerCertificate } from 'node:tls';
import type { World } from './check.ts';

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

interface Target {
  host: string;
  port: number;
  /** The host name that a browser asks for (SNI). */
  name: string;
}

interface Handshake {
  certificate: DetailedPeerCertificate;
  /** Why a browser would not trust the chain. A wrong name or date does not count here. */
  distrust: string | undefined;
}

const ofTheDate = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'];

/** Connects as a browser does and takes whatever certificate there is. Rejects if no TLS answers. */
export function shakeHands(
  { authorities, connectTls }: Pick<World, 'authorities' | 'connectTls'>,
  { host, port, name }: Target,
  signal: AbortSignal,
): Promise<Handshake> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host,
      port,
      servername: name,
      rejectUnauthorized: false,
      ...(authorities && { ca: authorities }),
    });
    const abort = () => socket.destroy(new Error('aborted'));
    signal.addEventListener('abort', abort, { once: true });
    socket.once('close', () => signal.removeEventListener('abort', abort));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate(true);
      const reason = String(socket.authorizationError ?? '');
      socket.destroy();
      resolve({
        certificate,
        distrust: reason && !ofTheDate.includes(reason) ? reason : undefined,
      });
    });
  });
}
