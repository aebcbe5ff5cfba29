import { type Certificate, makeCertificate, trust } from '../../../infra/test/certificates.ts';

/** A new certificate for `localhost`, trusted by this process from now on. */
export function trustedCertificate(): Certificate {
  const certificate = makeCertificate(['localhost']);
  trust(certificate);
  return certificate;
}
