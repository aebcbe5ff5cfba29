import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crypto } from 'acme-client';
import lockfile from 'proper-lockfile';
import { type Certificate, readCertificate } from './certificate.ts';
import type { IssuedPair } from './order.ts';
import { emptyState, type State, stateSchema } from './state.ts';

/** The gateway's group reads it: key and chain in one file, so that nobody ever reads half a pair. */
const forTheGateway = 0o640;
const forUsOnly = 0o600;
const lockMs = { stale: 60_000, update: 10_000 };

/** The volume of the certificate, the accounts and what must be known after a restart. */
export class Store {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Runs the task unless another container has the lock; says whether it ran. A dead holder loses it in a minute. */
  async inTurn(task: () => Promise<void>): Promise<boolean> {
    const release = await this.lock();
    if (!release) return false;
    try {
      await task();
    } finally {
      await release();
    }
    return true;
  }

  private async lock(): Promise<(() => Promise<void>) | undefined> {
    try {
      return await lockfile.lock(this.folder, {
        ...lockMs,
        lockfilePath: join(this.folder, 'lock'),
      });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
      throw error;
    }
  }

  /** The certificate that the gateway reads; undefined without a usable one. */
  async readCertificate(): Promise<Certificate | undefined> {
    const text = await this.read('site.pem');
    try {
      return text ? readCertificate(text, text) : undefined;
    } catch {
      return undefined;
    }
  }

  async writeCertificate({ chain, key }: IssuedPair): Promise<void> {
    await this.replace('site.pem', `${key.trim()}\n${chain.trim()}\n`, forTheGateway);
  }

  /** The key of the account at an authority; made on first use. */
  async accountKey(directory: string): Promise<string> {
    const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
    const file = join('accounts', `${name}.pem`);
    const known = await this.read(file);
    if (known) return known;
    await mkdir(join(this.folder, 'accounts'), { recursive: true, mode: 0o700 });
    const key = (await crypto.createPrivateEcdsaKey('P-256')).toString();
    await this.replace(file, key, forUsOnly);
    return key;
  }

  async readState(): Promise<State> {
    try {
      return stateSchema.parse(JSON.parse((await this.read('state.json')) ?? '{}'));
    } catch {
      return emptyState();
    }
  }

  async writeState(state: State): Promise<void> {
    await this.replace('state.json', JSON.stringify(state, undefined, 2), forUsOnly);
  }

  private async read(name: string): Promise<string | undefined> {
    try {
      return await readFile(join(this.folder, name), 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private async replace(name: string, content: string, mode: number): Promise<void> {
    const partial = join(this.folder, `${name}.next`);
    await writeFile(partial, content, { mode });
    // Regardless of the umask and of a file left by an earlier attempt.
    await chmod(partial, mode);
    await rename(partial, join(this.folder, name));
  }
}
