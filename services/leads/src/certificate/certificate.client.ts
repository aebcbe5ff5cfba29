import { addAbortSignal } from 'node:stream';
import { connect } from 'node:tls';
import { Injectable } from '@nestjs/common';

export interface SeenCertificate {
  startsAt: Date;
  expiresAt: Date;
  isSelfSigned: boolean;
}

interface Address {
  host: string;
  port: number;
  /** The name that is asked for; without one, `host`. */
  servername?: string | undefined;
}

/** Reads certificates from the network. */
@Injectable()
export class CertificateClient {
  /** Connects over TLS and returns the certificate of whoever answers. Fails if nobody does before `signal` is aborted. */
  read(address: Address, signal: AbortSignal): Promise<SeenCertificate> {
    return new Promise((resolve, reject) => {
      // Nothing is sent. An expired or self-signed certificate is a result, not an error.
      const socket = connect({ ...address, rejectUnauthorized: false });
      addAbortSignal(signal, socket);
      socket.on('error', reject);
      socket.once('secureConnect', () => {
        const certificate = socket.getPeerX509Certificate();
        socket.destroy();
        if (!certificate) return reject(new Error('The gateway sent no certificate'));
        resolve({
          startsAt: certificate.validFromDate,
          expiresAt: certificate.validToDate,
          isSelfSigned: certificate.checkIssued(certificate),
        });
      });
    });
  }
}
