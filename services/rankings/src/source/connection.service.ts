import { randomUUID } from 'node:crypto';
import type { RankingConnection, ReadableProperties } from '@agency/contracts';
import {
  Clock,
  ENV,
  SecretBox,
  SettingsService,
  TransactionService,
  ValidationException,
} from '@agency/platform';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import type { RankingsEnv } from '../env.js';
import { type Connection, storedConnection } from '../performance/active-source.service.js';
import { SearchConsoleClient } from './search-console/search-console.client.js';
import { SearchConsoleSource } from './search-console/search-console.source.js';
import { SourceError } from './source.error.js';

/** Shorter than a check's timeouts: the owner is waiting. */
const maxWaitMs = 12_000;

const tooSlow = new SourceError(
  'network',
  'Google didn’t answer within twelve seconds. Please try again in a moment.',
);

/** (!) Part of what was sealed: with other names, stored keys can no longer be opened. */
const placeOf = (row: string) => ({
  table: 'rankings.search_console_connection',
  column: 'sealed_key',
  row,
});

/**
 * Connects Search Console on the page: a service account's key, then one of the properties that it may read. The key
 * grants access to the owner's data, so it is stored sealed.
 */
@Injectable()
export class ConnectionService {
  /** Undefined if this installation has no secret to seal keys with. */
  private readonly box: SecretBox | undefined;

  constructor(
    private readonly settings: SettingsService,
    private readonly transactions: TransactionService,
    @Inject(ENV) private readonly env: RankingsEnv,
    private readonly clock: Clock,
  ) {
    const { RANKINGS_SECRET, RANKINGS_SECRET_PREVIOUS } = env;
    this.box =
      RANKINGS_SECRET === undefined
        ? undefined
        : new SecretBox(RANKINGS_SECRET, RANKINGS_SECRET_PREVIOUS, 'service account keys');
  }

  async state(): Promise<RankingConnection> {
    const connection = await this.settings.read(storedConnection);
    return {
      isSetByOperator: this.env.RANKINGS_SOURCE === 'search-console',
      canKeepKey: this.box !== undefined,
      account: connection?.account ?? null,
      site: connection?.site ?? null,
    };
  }

  /** Keeps a key that Google accepts. With a property chosen, the account must be able to read it. */
  async setKey(key: string): Promise<RankingConnection> {
    const box = this.requireBox();
    const before = await this.settings.read(storedConnection);
    const site = before?.site ?? null;
    const account = await this.tryAt('key', async () => {
      const client = new SearchConsoleClient(key, this.env, this.clock);
      await askGoogle((signal) => client.sites(signal));
      if (site !== null) await this.read(key, site);
      return client.account;
    });
    const keyId = randomUUID();
    const sealedKey = sealed(box, key, keyId);
    await this.change((stored) => ({ keyId, account, sealedKey, site: stored?.site ?? null }));
    return this.state();
  }

  /** The properties to choose from. */
  async properties(): Promise<ReadableProperties> {
    try {
      const { key } = await this.storedKey();
      const client = new SearchConsoleClient(key, this.env, this.clock);
      const properties = await askGoogle((signal) => client.sites(signal));
      return { properties: properties.toSorted(), failure: null };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return { properties: [], failure: error.message };
    }
  }

  /** From now on, this property is read and shown. */
  async setSite(site: string): Promise<RankingConnection> {
    this.requireBox();
    const { key, keyId } = await this.storedKey();
    await this.tryAt('site', () => this.read(key, site));
    await this.change((stored) => {
      // Only with the key that was just tried.
      if (stored?.keyId === keyId) return { ...stored, site };
      throw new ConflictException('The key was just changed. Please try again.');
    });
    return this.state();
  }

  /** The source of the settings is shown again. What was read stays stored. */
  async disconnect(): Promise<void> {
    this.requireBox();
    await this.change(() => null);
  }

  /** The JSON key, or undefined if it cannot be opened here. Seals it anew after a change of the secret. */
  async openKey({ keyId, sealedKey }: Connection): Promise<string | undefined> {
    const opened = this.box?.open(Buffer.from(sealedKey, 'base64'), placeOf(keyId));
    if (this.box && opened?.shouldSealAnew) {
      const anew = sealed(this.box, opened.text, keyId);
      await this.change((stored) =>
        stored?.keyId === keyId ? { ...stored, sealedKey: anew } : undefined,
      );
    }
    return opened?.text;
  }

  private async change(
    next: (stored: Connection | null) => Connection | null | undefined,
  ): Promise<void> {
    await this.transactions.run((manager) => this.settings.change(manager, storedConnection, next));
  }

  private async storedKey(): Promise<{ key: string; keyId: string }> {
    const connection = await this.settings.read(storedConnection);
    const key = connection ? await this.openKey(connection) : undefined;
    if (connection && key !== undefined) return { key, keyId: connection.keyId };
    throw new ConflictException('Please upload the service account’s key first.');
  }

  private read(key: string, site: string): Promise<unknown> {
    const access = { site, key, setBy: 'owner' } as const;
    const source = new SearchConsoleSource(access, this.env, this.clock);
    return askGoogle((signal) => source.newestDay(signal));
  }

  /** A failure is shown at the field that it is about. */
  private async tryAt<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      throw new ValidationException([{ path, message: error.message }]);
    }
  }

  /** Throws 409 if the connection cannot be changed here. */
  private requireBox(): SecretBox {
    if (this.env.RANKINGS_SOURCE === 'search-console') {
      throw new ConflictException(
        'Search Console is connected in the server’s settings. Change it there.',
      );
    }
    if (this.box) return this.box;
    throw new ConflictException('This server can’t keep a key: RANKINGS_SECRET isn’t set.');
  }
}

const sealed = (box: SecretBox, key: string, keyId: string) =>
  box.seal(key, placeOf(keyId)).toString('base64');

/** Throws a SourceError if the answer takes too long. */
async function askGoogle<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(maxWaitMs);
  try {
    return await ask(signal);
  } catch (error) {
    throw signal.aborted ? tooSlow : error;
  }
}
