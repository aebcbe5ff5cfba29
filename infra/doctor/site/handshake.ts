import type { DetailedPeerCertificate, SecureVersion } from 'node:tls';
import type { World } from '../check.ts';

interface Target {
  host: string;
  port: number;
  /** The host name that a browser asks for (SNI). */
  name: string;
  /** Only this version of TLS. */
  version?: SecureVersion;
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
  { host, port, name, version }: Target,
  signal: AbortSignal,
): Promise<Handshake> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host,
      port,
      servername: name,
      rejectUnauthorized: false,
      ...(authorities && { ca: authorities }),
      ...(version && { minVersion: version, maxVersion: version }),
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
