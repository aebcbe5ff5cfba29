import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Pair {
  cert: string;
  key: string;
}

/** An authority of the tests, which nobody else trusts. */
export class Authority {
  private readonly folder: string;
  readonly certificate: string;
  private count = 0;

  constructor(folder: string) {
    this.folder = folder;
    const subject = ['-subj', '/CN=Authority of the tests', '-days', '400'];
    this.openssl('req', '-x509', ...newKey, ...subject, '-keyout', 'ca.key', '-out', 'ca.pem');
    this.certificate = this.read('ca.pem');
  }

  /** A certificate for these names, valid from now. */
  issue(names: string[], days = 90): Pair {
    this.count += 1;
    const [key, request, cert] = ['key', 'csr', 'pem'].map((end) => `${this.count}.${end}`);
    writeFileSync(join(this.folder, 'ext'), `subjectAltName=${alternatives(names)}`);
    this.openssl(
      'req',
      '-new',
      ...newKey,
      '-subj',
      '/CN=site',
      '-keyout',
      `${key}`,
      '-out',
      `${request}`,
    );
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'ext'];
    this.openssl(
      'x509',
      '-req',
      '-in',
      `${request}`,
      ...signed,
      '-days',
      `${days}`,
      '-out',
      `${cert}`,
    );
    return { cert: this.read(`${cert}`), key: this.read(`${key}`) };
  }

  selfSigned(names: string[]): Pair {
    const extension = ['-addext', `subjectAltName=${alternatives(names)}`];
    const subject = ['-subj', '/CN=site', '-days', '90', ...extension];
    this.openssl('req', '-x509', ...newKey, ...subject, '-keyout', 'self.key', '-out', 'self.pem');
    return { cert: this.read('self.pem'), key: this.read('self.key') };
  }

  private openssl(...args: string[]): void {
    execFileSync('openssl', args, { cwd: this.folder, stdio: 'ignore' });
  }

  private read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }
}

const newKey = ['-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
const alternatives = (names: string[]) => names.map((name) => `DNS:${name}`).join(',');
