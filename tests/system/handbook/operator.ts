import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyBackup } from '@agency/infra/backup/file';
import { lines } from '@agency/infra/docker/compose';
import { signBookingLink } from '@agency/platform/booking-link';
import getPort from 'get-port';
import { writeCertificate } from '../containers/self-signed.ts';
import { Clone } from './clone.ts';
import { Visitor } from './visitor.ts';

/** Someone who follows the handbook, and what she has so far. */
export class Operator {
  readonly clone: Clone;
  readonly visitor: Visitor;
  readonly ports: { http: number; https: number };
  /** In the order in which they came. */
  readonly leads: number[] = [];
  /** Whole paths, in the order in which they were made. */
  readonly backups: string[] = [];
  private passwords = { admin: '', rankings: '' };

  private constructor(project: string, ports: { http: number; https: number }) {
    this.clone = new Clone(project);
    this.ports = ports;
    this.visitor = new Visitor({
      host: 'localhost',
      address: 'localhost',
      port: ports.https,
      trusted: () => this.secret('tls-certificate'),
    });
  }

  static async begin(project: string): Promise<Operator> {
    return new Operator(project, { http: await getPort(), https: await getPort() });
  }

  /** Notes the owner's passwords, which are shown once. */
  readPasswords(printed: string): void {
    const of = (page: string) => new RegExp(`^  /${page} +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
    this.passwords = { admin: of('admin'), rankings: of('rankings') };
    assert.ok(this.passwords.admin && this.passwords.rankings, printed);
  }

  async signIn(): Promise<void> {
    await this.visitor.signIn(this.passwords);
  }

  /** Sets a certificate of her own, in the folder where another program of hers would keep it. */
  renewCertificate(): void {
    const folder = join(this.clone.folder, 'own-certificate');
    mkdirSync(folder, { recursive: true });
    writeCertificate(folder);
    this.clone.set({
      TLS_CERTIFICATE_FILE: join(folder, 'tls-certificate'),
      TLS_KEY_FILE: join(folder, 'tls-key'),
    });
  }

  secret(name: string): string {
    return readFileSync(join(this.clone.folder, 'secrets', name), 'utf8');
  }

  /** Books a call for the first lead; returns the path of the visitor's link to it. */
  async bookingLink(): Promise<string> {
    const call = await this.visitor.book(this.leads[0] ?? 0);
    return `/api/bookings/${signBookingLink(call, this.secret('booking-link-secret'))}`;
  }

  async addLead(): Promise<void> {
    this.leads.push(await this.visitor.becomeLead());
  }

  /** Asserts which of the leads exist, in their order. */
  async expectLeads(...expected: boolean[]): Promise<void> {
    const found = await Promise.all(this.leads.map((id) => this.visitor.hasLead(id)));
    assert.deepEqual(found, expected);
  }

  /** Verifies the backup whose name was printed, and notes it. */
  async noteBackup(printed: string): Promise<void> {
    const file = join(this.clone.folder, printed.split('\n').at(-1) ?? '');
    await verifyBackup(file);
    this.backups.push(file);
  }

  async replicasOf(service: string): Promise<string[]> {
    return lines(await this.clone.run(`docker compose ps --quiet --status running ${service}`));
  }

  async end(): Promise<void> {
    await this.clone.run('docker compose down --volumes --remove-orphans --timeout 10');
    this.clone.remove();
  }
}
