import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { trustedCertificate } from '@agency/testing/trusted-certificate';

interface Notification {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A local push service, over TLS with a certificate that this process trusts. */
export class PushService {
  readonly received: Notification[] = [];
  /** The next answers; 201 once none is left. `hang`: never answers. */
  readonly answers: (number | { status: number; retryAfter: string } | 'hang')[] = [];
  private readonly hanging: ServerResponse[] = [];
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = createServer(trustedCertificate(), (request, response) => {
      void this.take(request, response);
    });
    this.server.listen(0, 'localhost');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /** Ends the calls that hang. */
  breakOff(): void {
    for (const response of this.hanging.splice(0)) response.destroy();
  }

  reset(): void {
    this.received.length = 0;
    this.answers.length = 0;
  }

  get origin(): string {
    const address = this.server?.address();
    if (typeof address !== 'object' || !address) throw new Error('It was not started.');
    return `https://localhost:${address.port}`;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '', headers } = request;
    this.received.push({ path, headers, body: Buffer.concat(chunks) });
    const answer = this.answers.shift() ?? 201;
    if (answer === 'hang') {
      this.hanging.push(response);
      return;
    }
    const { status, retryAfter } =
      typeof answer === 'number' ? { status: answer, retryAfter: undefined } : answer;
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    response.end();
  }
}

/** The claims of a notification's `Authorization` header; throws if the key did not sign them (RFC 8292). */
export function vapidClaims({ headers }: Notification, publicKey: string): unknown {
  const [, token = '', key] =
    /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}
