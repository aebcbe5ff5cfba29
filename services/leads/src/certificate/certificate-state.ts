import type { Certificate } from '@agency/contracts';
import type { SeenCertificate } from './certificate.client.js';

/** The share of its lifetime that a certificate has left when someone must renew it; CertificateExpires has the same. */
const renewalShare = 1 / 4;

export function certificateState(seen: SeenCertificate, now: Date): Certificate['state'] {
  if (seen.isSelfSigned) return 'self-signed';
  const leftMs = seen.expiresAt.getTime() - now.getTime();
  if (leftMs <= 0) return 'expired';
  const lifetimeMs = seen.expiresAt.getTime() - seen.startsAt.getTime();
  return leftMs < lifetimeMs * renewalShare ? 'expires-soon' : 'valid';
}
