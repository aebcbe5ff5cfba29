import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface Certificate {
  key: string;
  cert: string;
}

/** A new self-signed certificate, which may have expired. */
export function makeCertificate(
  names: readonly string[],
  { days = 90, isExpired = false } = {},
): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    const extension = ['-addext', `subjectAltName=${alternatives(names)}`];
    const subject = ['-subj', `/CN=${names[0]}`, '-days', `${days}`, ...extension];
    openssl(folder, ['req', '-x509', ...newKey, ...subject, '-keyout', 'key', '-out', 'cert']);
    if (isExpired) {
      openssl(folder, ['x509', '-in', 'cert', '-signkey', 'key', '-days', '-1', '-out', 'cert']);
    }
    return readPair(folder, 'key', 'cert');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes this process trust them from now on. */
export function trust(...certificates: Certificate[]): void {
  setDefaultCACertificates([
    ...getCACertificates('default'),
    ...certificates.map(({ cert }) => cert),
  ]);
}

/** An authority of the tests, which no one else trusts. */
export class Authority {
  private readonly folder: string;
  readonly certificate: string;
  private count = 0;

  constructor(folder: string) {
    this.folder = folder;
    const subject = ['-subj', '/CN=Authority of the tests', '-days', '400'];
    openssl(folder, ['req', '-x509', ...newKey, ...subject, '-keyout', 'ca.key', '-out', 'ca.pem']);
    this.certificate = readFileSync(join(folder, 'ca.pem'), 'utf8');
  }

  /** A certificate for these names, valid from now. */
  issue(names: readonly string[], days = 90): Certificate {
    this.count += 1;
    const key = `${this.count}.key`;
    const request = `${this.count}.csr`;
    const cert = `${this.count}.pem`;
    writeFileSync(join(this.folder, 'ext'), `subjectAltName=${alternatives(names)}`);
    const subject = ['-subj', '/CN=site', '-keyout', key, '-out', request];
    openssl(this.folder, ['req', '-new', ...newKey, ...subject]);
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'ext'];
    const output = ['-days', `${days}`, '-out', cert];
    openssl(this.folder, ['x509', '-req', '-in', request, ...signed, ...output]);
    return readPair(this.folder, key, cert);
  }
}

const newKey = ['-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
const alternatives = (names: readonly string[]) => names.map((name) => `DNS:${name}`).join(',');

function openssl(folder: string, args: readonly string[]): void {
  execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
}

function readPair(folder: string, key: string, cert: string): Certificate {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { key: read(key), cert: read(cert) };
}
