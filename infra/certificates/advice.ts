import type { OrderFailure } from './order-failure.ts';

/** What a person can do about a failed order. */
export function adviceFor({ reason, host }: Pick<OrderFailure, 'reason' | 'host'>): string {
  switch (reason) {
    case 'validation':
      return `Check that the A and AAAA records of ${host} point to this machine, that port 80 reaches the gateway, and that no CAA record excludes the authority.`;
    case 'rate-limit':
      return 'Wait. Do not delete the volume "certificates": that starts the count over for you, not for the authority.';
    case 'away':
      return 'Check that this machine reaches the authority over HTTPS, and the status page of the authority.';
    case 'refused':
      return 'Check SITE_HOST, SITE_ALIASES and ACME_EMAIL, and that the CAA records of the names allow the authority.';
  }
}
