import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** A new certificate for `localhost`, trusted by this process from now on. */
export function trustedCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  try {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const kind = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2'];
    execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
    setDefaultCACertificates([...getCACertificates('default'), made.cert]);
    return made;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
