import { Clock, ENV } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { RankingsEnv } from '../env.js';
import {
  ActiveSourceService,
  type CompleteConnection,
} from '../performance/active-source.service.js';
import { ConnectionKeyService } from './connection-key.service.js';
import type { PerformanceSource } from './performance-source.js';
import { sampleSource } from './sample.source.js';
import { SearchConsoleSource } from './search-console/search-console.source.js';

/** Performance data comes from uploads; a check has nothing to read. */
export const csvSource: PerformanceSource = {
  name: 'csv',
  newestDay: async () => undefined,
  readDay: async () => [],
  whenWorking: 'Rankings come from the exports you upload.',
  whenEmpty:
    'No export has been uploaded yet. In Search Console, open Performance, choose a period, export it as CSV, and upload the zip here.',
};

/** The source that a check reads now. */
@Injectable()
export class PerformanceSourceService {
  private readonly ofSettings: PerformanceSource;
  /** Kept while the connection is unchanged, to reuse its access token. */
  private connected: { id: string; source: PerformanceSource } | undefined;

  constructor(
    private readonly active: ActiveSourceService,
    private readonly keys: ConnectionKeyService,
    @Inject(ENV) private readonly env: RankingsEnv,
    private readonly clock: Clock,
  ) {
    this.ofSettings = this.chooseBySettings();
  }

  async current(): Promise<PerformanceSource> {
    const connection = await this.active.connection();
    if (connection) return this.connectedBy(connection);
    return (await this.active.name()) === 'csv' ? csvSource : this.ofSettings;
  }

  private chooseBySettings(): PerformanceSource {
    const { env, clock } = this;
    const { RANKINGS_SOURCE, SEARCH_CONSOLE_SITE: site, SEARCH_CONSOLE_KEY: key } = env;
    if (RANKINGS_SOURCE !== 'search-console') return sampleSource(clock);
    return new SearchConsoleSource({ site, key, setBy: 'settings' }, env, clock);
  }

  private async connectedBy(connection: CompleteConnection): Promise<PerformanceSource> {
    const { site, keyId } = connection;
    const id = `${keyId} ${site}`;
    if (this.connected?.id === id) return this.connected.source;
    const key = await this.keys.open(connection);
    const access = { site, key, setBy: 'owner' } as const;
    const source = new SearchConsoleSource(access, this.env, this.clock);
    this.connected = { id, source };
    return source;
  }
}
