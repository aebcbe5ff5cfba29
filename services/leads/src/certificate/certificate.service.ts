import type { CertificateResponse } from '@agency/contracts';
import { Clock, ENV, MetricsService, RepeatingTasksService } from '@agency/platform';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { LeadsEnv } from '../env.js';
import { CertificateClient, type SeenCertificate } from './certificate.client.js';
import { certificateState } from './certificate-state.js';

/**
 * A handshake costs less than a health check. An hour would leave a new installation unwatched for that long, because the
 * gateway starts after this service, and would keep telling the owner about a certificate that was renewed.
 */
const intervalMs = 60_000;
const timeoutMs = 5_000;

/**
 * Watches the certificate that the gateway serves. Each replica looks by itself and keeps what it saw in memory: all see the
 * same gateway, and a stored row could only be older.
 */
@Injectable()
export class CertificateService implements OnApplicationBootstrap {
  /** Kept while the gateway does not answer, such as during its restart. */
  private lastSeen: SeenCertificate | undefined;

  constructor(
    @Inject(ENV) private readonly env: LeadsEnv,
    private readonly client: CertificateClient,
    private readonly tasks: RepeatingTasksService,
    private readonly clock: Clock,
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

  /** What is known of the certificate now. */
  get(): CertificateResponse {
    if (!this.lastSeen) return { certificate: null };
    const state = certificateState(this.lastSeen, this.clock.now());
    return { certificate: { state, expiresAt: this.lastSeen.expiresAt.toISOString() } };
  }

  /** Reads the certificate from the gateway. Returns 0, so that nothing is logged. */
  async look(stopping: AbortSignal): Promise<number> {
    if (!this.env.CERTIFICATE_ADDRESS) return 0;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
    const address = { ...this.env.CERTIFICATE_ADDRESS, servername: this.env.SITE_HOST };
    this.lastSeen = await this.client.read(address, signal);
    return 0;
  }

  private async measure(read: (seen: SeenCertificate) => number): Promise<{ value: number }[]> {
    return this.lastSeen ? [{ value: read(this.lastSeen) / 1_000 }] : [];
  }
}
