import { ENV, SecretBox, SettingsService, TransactionService } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { RankingsEnv } from '../env.js';
import { type Connection, storedConnection } from '../performance/active-source.service.js';

/** Seals the key of the service account, which grants access to the owner's Search Console data. */
@Injectable()
export class ConnectionKeyService {
  private readonly box: SecretBox | undefined;

  constructor(
    private readonly settings: SettingsService,
    private readonly transactions: TransactionService,
    @Inject(ENV) { RANKINGS_SECRET, RANKINGS_SECRET_PREVIOUS }: RankingsEnv,
  ) {
    this.box =
      RANKINGS_SECRET === undefined
        ? undefined
        : new SecretBox(RANKINGS_SECRET, RANKINGS_SECRET_PREVIOUS, 'service account keys');
  }

  /** Whether this installation has a secret to seal keys with. */
  get hasSecret(): boolean {
    return this.box !== undefined;
  }

  /** Throws if this installation has no secret. */
  seal(key: string, keyId: string): string {
    if (!this.box) throw new Error('There is no RANKINGS_SECRET to seal a key with.');
    return this.box.seal(key, placeOf(keyId)).toString('base64');
  }

  /** The JSON key, or undefined if it cannot be opened here. Seals it anew after a change of the secret. */
  async open({ keyId, sealedKey }: Connection): Promise<string | undefined> {
    const opened = this.box?.open(Buffer.from(sealedKey, 'base64'), placeOf(keyId));
    if (opened?.shouldSealAnew) {
      const anew = this.seal(opened.text, keyId);
      await this.transactions.run((manager) =>
        this.settings.change(manager, storedConnection, (stored) =>
          stored?.keyId === keyId ? { ...stored, sealedKey: anew } : undefined,
        ),
      );
    }
    return opened?.text;
  }
}

/** (!) Part of what was sealed: with other names, stored keys can no longer be opened. */
const placeOf = (row: string) => ({
  table: 'rankings.search_console_connection',
  column: 'sealed_key',
  row,
});
