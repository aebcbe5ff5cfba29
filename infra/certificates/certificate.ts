import { createPrivateKey, X509Certificate } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  X509Certificate as ParsedCertificate,
} from '@peculiar/x509';

export interface Certificate {
  /** Lower case, sorted. */
  names: readonly string[];
  notBefore: Date;
  notAfter: Date;
  /** What renewal information knows it by (RFC 9773); undefined if it does not name its authority's key. */
  renewalId: string | undefined;
}

/** Reads the first certificate of a PEM text. Throws if there is none, or if the key in `keyPem` is not its own. */
export function readCertificate(chainPem: string, keyPem: string): Certificate {
  const [pem] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(chainPem) ?? [];
  if (!pem) throw new Error('There is no certificate in the file.');
  const certificate = new X509Certificate(pem);
  if (!certificate.checkPrivateKey(createPrivateKey(keyPem))) {
    throw new Error('The certificate and the key do not match.');
  }
  const names = [...(certificate.subjectAltName ?? '').matchAll(/DNS:([^,\s]+)/g)];
  return {
    names: names.map(([, name = '']) => name.toLowerCase()).toSorted(),
    notBefore: certificate.validFromDate,
    notAfter: certificate.validToDate,
    renewalId: renewalIdOf(pem),
  };
}

/** base64url of the authority's key identifier and of the serial number, as they are in the certificate's DER. */
function renewalIdOf(pem: string): string | undefined {
  const parsed = new ParsedCertificate(pem);
  const keyId = parsed.getExtension(AuthorityKeyIdentifierExtension)?.keyId;
  if (!keyId) return undefined;
  // A number whose first bit is set has a zero before it.
  const digits = parsed.serialNumber.length % 2 ? `0${parsed.serialNumber}` : parsed.serialNumber;
  const serial = /^[89a-f]/i.test(digits) ? `00${digits}` : digits;
  return [keyId, serial].map((hex) => Buffer.from(hex, 'hex').toString('base64url')).join('.');
}
