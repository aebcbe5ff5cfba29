import type { RankingSource } from '@agency/contracts';
import { ENV } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RankingsEnv } from '../config/env.js';
import { ConnectionEntity } from './connection.entity.js';

/** A connection with its property chosen. */
export type CompleteConnection = ConnectionEntity & { site: string };

/**
 * Which source's data is read and shown: Search Console if the settings say so or the owner connected it, or else that of
 * the settings. (!) It may change between two calls. Work on stored data looks it up once and passes it on.
 */
@Injectable()
export class ActiveSourceService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: RankingsEnv,
  ) {}

  async name(): Promise<RankingSource> {
    return (await this.connection()) ? 'search-console' : this.env.RANKINGS_SOURCE;
  }

  /** The owner's connection, if that is what is read. */
  async connection(): Promise<CompleteConnection | undefined> {
    if (this.env.RANKINGS_SOURCE === 'search-console') return undefined;
    const row = await this.dataSource.manager.findOneBy(ConnectionEntity, { singleton: true });
    return row && isComplete(row) ? row : undefined;
  }
}

function isComplete(connection: ConnectionEntity): connection is CompleteConnection {
  return connection.site !== null;
}
