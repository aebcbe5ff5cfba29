import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a certificate for the names and its key into the folder, replacing existing ones; returns its key's hash, by
 * which a browser trusts it.
 */
export function writeCertificate(folder: string, names: readonly string[] = ['localhost']): string {
  const [certificate, key] = [join(folder, 'tls-certificate'), join(folder, 'tls-key')];
  const files = [certificate, key];
  for (const file of files) if (existsSync(file)) chmodSync(file, 0o644);
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`];
  const kind = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  for (const file of files) chmodSync(file, 0o444);
  const publicKey = createPublicKey(readFileSync(certificate));
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('base64');
}
