import { createHash, createPublicKey } from 'node:crypto';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificate } from '@agency/infra/test/certificates';

/**
 * Writes a certificate for the names, valid for two days, and its key into the folder, replacing existing ones; returns
 * its key's hash, by which a browser trusts it.
 */
export function writeCertificate(folder: string, names: readonly string[] = ['localhost']): string {
  const { cert, key } = makeCertificate(names, { days: 2 });
  for (const [name, content] of [
    ['tls-certificate', cert],
    ['tls-key', key],
  ] as const) {
    const file = join(folder, name);
    if (existsSync(file)) chmodSync(file, 0o644);
    writeFileSync(file, content);
    chmodSync(file, 0o444);
  }
  const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(publicKey).digest('base64');
}
