import type { RankingSource } from '@agency/contracts';
import { ENV, queryRow, SettingsService, sql } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type { RankingsEnv } from '../env.js';
import { type Connection, storedConnection } from './stored-connection.js';

/** A connection with its property chosen. */
export type CompleteConnection = Connection & { site: string };

const hasUploadsSchema = z.object({ hasUploads: z.boolean() });

/**
 * Which source's data is read and shown: Search Console if the settings say so or the owner connected it, or else that
 * of the settings. Uploads take the place of sample data. (!) It may change between two calls. Work on stored data
 * looks it up once and passes it on.
 */
@Injectable()
export class ActiveSourceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    @Inject(ENV) private readonly env: RankingsEnv,
  ) {}

  async name(): Promise<RankingSource> {
    if (await this.connection()) return 'search-console';
    const { RANKINGS_SOURCE: ofSettings } = this.env;
    return ofSettings === 'sample' && (await this.hasUploads()) ? 'csv' : ofSettings;
  }

  /** The owner's connection, if that is what is read. */
  async connection(): Promise<CompleteConnection | undefined> {
    if (this.env.RANKINGS_SOURCE === 'search-console') return undefined;
    const stored = await this.settings.read(storedConnection);
    return stored && isComplete(stored) ? stored : undefined;
  }

  private async hasUploads(): Promise<boolean> {
    const { hasUploads } = await queryRow(
      this.dataSource.manager,
      hasUploadsSchema,
      sql`SELECT EXISTS (SELECT FROM rankings.days WHERE source = 'csv') AS "hasUploads"`,
    );
    return hasUploads;
  }
}

function isComplete(connection: Connection): connection is CompleteConnection {
  return connection.site !== null;
}
