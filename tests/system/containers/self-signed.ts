import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a certificate for localhost and its key into the folder; returns its key's hash, by which a browser trusts it. */
export function writeCertificate(folder: string): string {
  const [certificate, key] = [join(folder, 'tls-certificate'), join(folder, 'tls-key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  for (const file of [certificate, key]) chmodSync(file, 0o444);
  const publicKey = createPublicKey(readFileSync(certificate));
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('base64');
}
