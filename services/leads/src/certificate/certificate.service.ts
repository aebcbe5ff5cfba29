import { addAbortSignal } from 'node:stream';
import { connect } from 'node:tls';
import { ENV, MetricsService, RepeatingTasksService } from '@agency/platform';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { LeadsEnv } from '../env.js';

interface SeenCertificate {
  startsAt: Date;
  expiresAt: Date;
}

interface Address {
  host: string;
  port: number;
  /** The name that is asked for; without one, `host`. */
  servername?: string | undefined;
}

/**
 * A handshake costs less than a health check. An hour would leave a new installation unwatched for that long, because the
 * gateway starts after this service, and would keep the alert about a certificate that was renewed.
 */
const intervalMs = 60_000;
const timeoutMs = 5_000;

/**
 * Measures the certificate that the gateway serves, for the alert CertificateExpires. Each replica looks on its own and keeps
 * what it saw in memory: all see the same gateway, and a stored row could only be older.
 */
@Injectable()
export class CertificateService implements OnApplicationBootstrap {
  /** Kept while the gateway does not answer, such as during its restart. */
  private lastSeen: SeenCertificate | undefined;

  constructor(
    @Inject(ENV) private readonly env: LeadsEnv,
    private readonly tasks: RepeatingTasksService,
    metrics: MetricsService,
  ) {
    metrics.gauge('certificate_expiry_timestamp_seconds', () =>
      this.measure(({ expiresAt }) => expiresAt.getTime()),
    );
    metrics.gauge('certificate_lifetime_seconds', () =>
      this.measure(({ startsAt, expiresAt }) => expiresAt.getTime() - startsAt.getTime()),
    );
  }

  onApplicationBootstrap(): void {
    if (!this.env.CERTIFICATE_ADDRESS) return;
    this.tasks.start({
      name: "Look at the site's certificate",
      intervalMs,
      // The gateway waits until this service is healthy.
      isRunAtStart: false,
      run: (stopping) => this.look(stopping),
    });
  }

  /** Reads the certificate from the gateway. Returns 0, so that nothing is logged. */
  async look(stopping: AbortSignal): Promise<number> {
    if (!this.env.CERTIFICATE_ADDRESS) return 0;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
    const address = { ...this.env.CERTIFICATE_ADDRESS, servername: this.env.SITE_HOST };
    this.lastSeen = await readCertificate(address, signal);
    return 0;
  }

  private async measure(read: (seen: SeenCertificate) => number): Promise<{ value: number }[]> {
    return this.lastSeen ? [{ value: read(this.lastSeen) / 1_000 }] : [];
  }
}

/** Connects over TLS and returns the certificate of whoever answers. Fails if no one does before `signal` is aborted. */
function readCertificate(address: Address, signal: AbortSignal): Promise<SeenCertificate> {
  return new Promise((resolve, reject) => {
    // Nothing is sent. An expired or self-signed certificate is a result, not an error.
    const socket = connect({ ...address, rejectUnauthorized: false });
    addAbortSignal(signal, socket);
    socket.on('error', reject);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      socket.destroy();
      if (!certificate) return reject(new Error('The gateway sent no certificate'));
      resolve({ startsAt: certificate.validFromDate, expiresAt: certificate.validToDate });
    });
  });
}
