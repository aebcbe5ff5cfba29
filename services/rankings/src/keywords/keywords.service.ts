import {
  type AddKeywordsRequest,
  type AddKeywordsResponse,
  type CreateKeywordRequest,
  type KeywordFilter,
  type KeywordLandingPage,
  type KeywordTag,
  keywordLandingPageSchema,
  keywordTagSchema,
  type ListKeywordsQuery,
  type TrackedKeyword,
  type UpdateKeywordRequest,
} from '@agency/contracts';
import {
  Clock,
  countRows,
  execute,
  queryRows,
  type Sql,
  sql,
  ValidationException,
} from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import * as z from 'zod';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { KeywordEntity } from './keyword.entity.js';
import { readKeywordLines } from './keyword-lines.js';
import {
  keywordColumns,
  keywordOrders,
  matchesKeywordFilter,
  toTrackedKeyword,
  trackedKeywordRowSchema,
} from './tracked-keyword.query.js';

const listed: KeywordEntity['state'][] = ['active', 'paused'];
const unknownKeyword = 'This keyword isn’t on the list.';
const onTheList = { path: 'keyword', message: 'This keyword is already on the list.' };

const idSchema = z.object({ id: z.int() });
const addedSchema = z.object({ id: z.int(), keyword: z.string() });

/** A keyword on the list stays as it is; a removed one comes back. */
const unlessListed = sql`ON CONFLICT (keyword) DO UPDATE SET landing_page = excluded.landing_page,
    tags = excluded.tags, state = 'active', added_at = excluded.added_at, active_since = excluded.active_since
  WHERE known.state = 'removed'`;

@Injectable()
export class KeywordsService {
  constructor(
    @InjectRepository(KeywordEntity) private readonly keywords: Repository<KeywordEntity>,
    private readonly active: ActiveSourceService,
    private readonly clock: Clock,
  ) {}

  async list(query: ListKeywordsQuery): Promise<{ rows: TrackedKeyword[]; total: number }> {
    const isMatch = matchesKeywordFilter(query);
    const { sort, limit, offset } = query;
    const [rows, total] = await Promise.all([
      this.find(sql`${isMatch} ORDER BY ${keywordOrders[sort]} LIMIT ${limit} OFFSET ${offset}`),
      countRows(this.keywords.manager, sql`rankings.keywords keyword WHERE ${isMatch}`),
    ]);
    return { rows, total };
  }

  /** All matches of the filter, in its order. */
  all(filter: KeywordFilter): Promise<TrackedKeyword[]> {
    return this.find(sql`${matchesKeywordFilter(filter)} ORDER BY ${keywordOrders[filter.sort]}`);
  }

  async one(id: number): Promise<TrackedKeyword> {
    const [keyword] = await this.find(sql`keyword.state <> 'removed' AND keyword.id = ${id}`);
    if (!keyword) throw new NotFoundException(unknownKeyword);
    return keyword;
  }

  /** Throws 404 for a keyword that is not on the list. */
  async assertListed(id: number): Promise<void> {
    const isListed = await this.keywords.existsBy({ id, state: In(listed) });
    if (!isListed) throw new NotFoundException(unknownKeyword);
  }

  private async find(isMatch: Sql): Promise<TrackedKeyword[]> {
    const source = await this.active.name();
    const rows = await queryRows(
      this.keywords.manager,
      trackedKeywordRowSchema,
      sql`SELECT ${keywordColumns} FROM rankings.keywords keyword
        LEFT JOIN rankings.keyword_windows period
          ON period.keyword_id = keyword.id AND period.source = ${source}
        LEFT JOIN rankings.best_positions best
          ON best.keyword_id = keyword.id AND best.source = ${source}
        WHERE ${isMatch}`,
    );
    return rows.map(toTrackedKeyword);
  }

  tags(): Promise<KeywordTag[]> {
    return queryRows(
      this.keywords.manager,
      keywordTagSchema,
      sql`SELECT tag, count(*)::integer AS keywords FROM rankings.keywords, unnest(tags) AS tag
        WHERE state <> 'removed' GROUP BY tag ORDER BY tag`,
    );
  }

  async landingPages(): Promise<KeywordLandingPage[]> {
    return queryRows(
      this.keywords.manager,
      keywordLandingPageSchema,
      sql`SELECT keyword.landing_page AS page, count(*)::integer AS keywords,
          round((sum(period.position_sum) / nullif(sum(period.impressions), 0))::numeric, 1)::double precision AS position
        FROM rankings.keywords keyword
        LEFT JOIN rankings.keyword_windows period
          ON period.keyword_id = keyword.id AND period.source = ${await this.active.name()}
        WHERE keyword.state = 'active' AND keyword.landing_page IS NOT NULL
        GROUP BY keyword.landing_page ORDER BY keyword.landing_page`,
    );
  }

  /** If two requests add the same keyword at once, the unique index lets one succeed. */
  async add({ keyword, landingPage, tags }: CreateKeywordRequest): Promise<TrackedKeyword> {
    const now = this.clock.now();
    const [row] = await queryRows(
      this.keywords.manager,
      idSchema,
      sql`INSERT INTO rankings.keywords AS known (keyword, landing_page, tags, added_at, active_since)
        VALUES (${keyword}, ${landingPage}, ${[...new Set(tags)]}, ${now}, ${now})
        ${unlessListed}
        RETURNING id`,
    );
    if (!row) throw new ValidationException([onTheList]);
    return this.one(row.id);
  }

  /** One keyword a line, all in one transaction. Invalid lines are returned with the reason. */
  async addMany({ lines, landingPage, tags }: AddKeywordsRequest): Promise<AddKeywordsResponse> {
    const { keywords, repeated, rejected } = readKeywordLines(lines);
    const now = this.clock.now();
    const rows = await queryRows(
      this.keywords.manager,
      addedSchema,
      sql`INSERT INTO rankings.keywords AS known (keyword, landing_page, tags, added_at, active_since)
        SELECT keyword, ${landingPage}::text, ${[...new Set(tags)]}::text[], ${now}::timestamptz, ${now}::timestamptz
        FROM unnest(${[...keywords.keys()]}::text[]) AS keyword
        ${unlessListed}
        RETURNING id, keyword`,
    );
    const added = new Map(rows.map(({ id, keyword }) => [keyword, id]));
    const known = [...keywords]
      .filter(([keyword]) => !added.has(keyword))
      .map(([keyword, line]) => ({ line, keyword }));
    return {
      added: [...keywords.keys()].flatMap((keyword) => {
        const id = added.get(keyword);
        return id === undefined ? [] : [{ id, keyword }];
      }),
      known: [...known, ...repeated].toSorted((one, other) => one.line - other.line),
      rejected,
    };
  }

  /** Skips those that are not on the list. */
  async removeMany(ids: readonly number[]): Promise<void> {
    await this.keywords.update({ id: In([...ids]), state: In(listed) }, { state: 'removed' });
  }

  /** Changes only the given fields, in one statement, so that two concurrent updates are both kept. */
  async update(
    id: number,
    { landingPage, tags, isPaused }: UpdateKeywordRequest,
  ): Promise<TrackedKeyword> {
    const isChangingPage = landingPage !== undefined;
    const changed = await execute(
      this.keywords.manager,
      sql`UPDATE rankings.keywords SET
          landing_page = CASE WHEN ${isChangingPage}::boolean THEN ${landingPage}::text ELSE landing_page END,
          tags = coalesce(${tags && [...new Set(tags)]}::text[], tags),
          state = CASE ${isPaused}::boolean WHEN true THEN 'paused' WHEN false THEN 'active' ELSE state END,
          active_since = CASE WHEN state = 'paused' AND NOT ${isPaused}::boolean
            THEN ${this.clock.now()}::timestamptz ELSE active_since END
        WHERE id = ${id} AND state <> 'removed'`,
    );
    if (!changed) throw new NotFoundException(unknownKeyword);
    return this.one(id);
  }

  async remove(id: number): Promise<void> {
    const { affected } = await this.keywords.update(
      { id, state: In(listed) },
      { state: 'removed' },
    );
    if (!affected) throw new NotFoundException(unknownKeyword);
  }
}
