import type {
  CreateKeywordRequest,
  KeywordTag,
  ListKeywordsQuery,
  RankingSource,
  TrackedKeyword,
  UpdateKeywordRequest,
} from '@agency/contracts';
import { Clock, ValidationException } from '@agency/platform';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { DataSetRepository } from '../performance/data-set.repository.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { ResultCache } from '../performance/result-cache.js';
import { KeywordEntity } from './keyword.entity.js';
import { KeywordOrderService } from './keyword-order.service.js';
import {
  keywordColumns,
  type TrackedKeywordRow,
  toTrackedKeyword,
} from './tracked-keyword.query.js';

const listed: KeywordEntity['state'][] = ['active', 'paused'];
const unknownKeyword = 'This keyword is not on the list.';
const onTheList = { path: 'keyword', message: 'This keyword is already on the list.' };

@Injectable()
export class KeywordsService {
  private readonly tagsInUse = new ResultCache<KeywordTag[]>(1);

  constructor(
    @InjectRepository(KeywordEntity) private readonly keywords: Repository<KeywordEntity>,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
    private readonly dataSets: DataSetRepository,
    private readonly order: KeywordOrderService,
    private readonly clock: Clock,
  ) {}

  async list(query: ListKeywordsQuery): Promise<{ rows: TrackedKeyword[]; total: number }> {
    const ids = await this.order.idsOf(query);
    const page = ids.subarray(query.offset, query.offset + query.limit);
    return { rows: await this.named(page), total: ids.length };
  }

  /** These keywords in this order, without those that were removed meanwhile. */
  async named(ids: Int32Array): Promise<TrackedKeyword[]> {
    const rows = await this.keywords.query<TrackedKeywordRow[]>(
      `SELECT ${keywordColumns} FROM unnest($2::integer[]) WITH ORDINALITY AS chosen (id, place)
       JOIN rankings.keywords keyword ON keyword.id = chosen.id AND keyword.state <> 'removed'
       LEFT JOIN rankings.keyword_windows period
         ON period.keyword_id = keyword.id AND period.source = $1
       ORDER BY chosen.place`,
      [this.source, Array.from(ids)],
    );
    return rows.map(toTrackedKeyword);
  }

  async one(id: number): Promise<TrackedKeyword> {
    const [keyword] = await this.named(Int32Array.of(id));
    if (!keyword) throw new NotFoundException(unknownKeyword);
    return keyword;
  }

  async tags(): Promise<KeywordTag[]> {
    const { revision } = await this.dataSets.current();
    return this.tagsInUse.get(String(revision), () =>
      this.keywords.query<KeywordTag[]>(
        `SELECT tag, count(*)::integer AS keywords FROM rankings.keywords, unnest(tags) AS tag
         WHERE state <> 'removed' GROUP BY tag ORDER BY tag`,
      ),
    );
  }

  /** When two requests add the same keyword at once, the table lets one succeed. */
  async add({ keyword, landingPage, tags }: CreateKeywordRequest): Promise<TrackedKeyword> {
    const [row] = await this.keywords.query<{ id: number }[]>(
      `INSERT INTO rankings.keywords AS known (keyword, landing_page, tags, added_at, active_since)
       VALUES ($1, $2, $3, $4, $4)
       ON CONFLICT (keyword) DO UPDATE SET landing_page = $2, tags = $3, state = 'active',
         added_at = $4, active_since = $4
       WHERE known.state = 'removed'
       RETURNING id`,
      [keyword, landingPage, [...new Set(tags)], this.clock.now()],
    );
    if (!row) throw new ValidationException([onTheList]);
    await this.dataSets.touch();
    return this.one(row.id);
  }

  /** Changes only what is given, in one statement, so that two updates at once are both kept. */
  async update(
    id: number,
    { landingPage, tags, isPaused }: UpdateKeywordRequest,
  ): Promise<TrackedKeyword> {
    const [, changed] = await this.keywords.query<[unknown, number]>(
      `UPDATE rankings.keywords SET
         landing_page = CASE WHEN $2 THEN $3 ELSE landing_page END,
         tags = coalesce($4, tags),
         state = CASE $5::boolean WHEN true THEN 'paused' WHEN false THEN 'active' ELSE state END,
         active_since = CASE WHEN state = 'paused' AND NOT $5::boolean THEN $6 ELSE active_since END
       WHERE id = $1 AND state <> 'removed'`,
      [
        id,
        landingPage !== undefined,
        landingPage ?? null,
        tags ? [...new Set(tags)] : null,
        isPaused ?? null,
        this.clock.now(),
      ],
    );
    if (!changed) throw new NotFoundException(unknownKeyword);
    await this.dataSets.touch();
    return this.one(id);
  }

  async remove(id: number): Promise<void> {
    const { affected } = await this.keywords.update(
      { id, state: In(listed) },
      { state: 'removed' },
    );
    if (!affected) throw new NotFoundException(unknownKeyword);
    await this.dataSets.touch();
  }
}
