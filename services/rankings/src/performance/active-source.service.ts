import type { RankingSource } from '@agency/contracts';
import { ENV, queryRow, SettingsService, type StoredSetting, sql } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type { RankingsEnv } from '../env.js';

const connectionSchema = z.object({
  /** A new one for each uploaded key. */
  keyId: z.uuid(),
  /** The service account's address. */
  account: z.string(),
  /** The JSON key in a SecretBox, as base64. */
  sealedKey: z.string(),
  /** The property, as Search Console names it. Null until one is chosen. */
  site: z.string().nullable(),
});
export type Connection = z.infer<typeof connectionSchema>;

/** What the owner set on the page to connect Search Console. Null until a key was uploaded. */
export const storedConnection: StoredSetting<Connection | null> = {
  name: 'search-console',
  schema: connectionSchema.nullable(),
  initial: null,
};

/** A connection with its property chosen. */
type CompleteConnection = Connection & { site: string };

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
    return stored?.site ? { ...stored, site: stored.site } : undefined;
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
