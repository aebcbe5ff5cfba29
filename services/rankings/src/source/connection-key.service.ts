import { ENV, SecretBox } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RankingsEnv } from '../env.js';
import { ConnectionEntity } from '../performance/connection.entity.js';

/** Seals the key of the service account, which grants access to the owner's Search Console data. */
@Injectable()
export class ConnectionKeyService {
  private readonly box: SecretBox | undefined;

  constructor(
    private readonly dataSource: DataSource,
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
  seal(key: string, keyId: string): Buffer {
    if (!this.box) throw new Error('There is no RANKINGS_SECRET to seal a key with.');
    return this.box.seal(key, placeOf(keyId));
  }

  /** The JSON key, or undefined if it cannot be opened here. Seals it anew after a change of the secret. */
  async open({
    keyId,
    sealedKey,
  }: Pick<ConnectionEntity, 'keyId' | 'sealedKey'>): Promise<string | undefined> {
    const opened = this.box?.open(sealedKey, placeOf(keyId));
    if (opened?.shouldSealAnew) {
      const anew = { sealedKey: this.seal(opened.text, keyId) };
      await this.dataSource.manager.update(ConnectionEntity, { keyId }, anew);
    }
    return opened?.text;
  }
}

const placeOf = (row: string) => ({
  table: 'rankings.search_console_connection',
  column: 'sealed_key',
  row,
});
