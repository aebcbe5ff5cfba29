import { Clock, ENV } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { RankingsEnv } from '../env.js';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { ConnectionService } from './connection.service.js';
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

  constructor(
    private readonly active: ActiveSourceService,
    private readonly connections: ConnectionService,
    @Inject(ENV) private readonly env: RankingsEnv,
    private readonly clock: Clock,
  ) {
    const { RANKINGS_SOURCE, SEARCH_CONSOLE_SITE: site, SEARCH_CONSOLE_KEY: key } = env;
    this.ofSettings =
      RANKINGS_SOURCE === 'search-console'
        ? new SearchConsoleSource({ site, key, setBy: 'settings' }, env, clock)
        : sampleSource(clock);
  }

  async current(): Promise<PerformanceSource> {
    const connection = await this.active.connection();
    if (!connection) return (await this.active.name()) === 'csv' ? csvSource : this.ofSettings;
    const access = {
      site: connection.site,
      key: await this.connections.openKey(connection),
      setBy: 'owner',
    } as const;
    return new SearchConsoleSource(access, this.env, this.clock);
  }
}
