import { webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { IssuedPair } from '../order.ts';

interface Issue {
  names: readonly string[];
  notBefore: Date;
  notAfter: Date;
  /** Hexadecimal. */
  serialNumber?: string;
  authorityKeyId?: string;
}

/** A certificate as an authority issues one, and its key. */
export async function issue({
  names,
  serialNumber = '01',
  authorityKeyId = '69885b6b87464041e1b37b847bd0ae2cde01c8d4',
  ...times
}: Issue): Promise<IssuedPair> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      ...times,
      serialNumber,
      name: 'CN=Test',
      keys,
      signingAlgorithm: algorithm,
      extensions: [
        new SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns', value }))),
        new AuthorityKeyIdentifierExtension(authorityKeyId),
      ],
    },
    webcrypto,
  );
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { chain: certificate.toString('pem'), key: PemConverter.encode(key, 'PRIVATE KEY') };
}
