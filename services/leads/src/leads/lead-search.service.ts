import {
  type LeadFilter,
  type ListLeadsQuery,
  leadSortOf,
  maxCountedMatches,
} from '@agency/contracts';
import { bigintSchema, Clock, countRows, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { orderOf } from './lead-order.js';
import { leadIdRowSchema, matchesFilter } from './lead-query.js';
import { parseSearch } from './search/parse-search.js';
import { searchLevels } from './search/search-conditions.js';

/** One page of a search, with the figures of `leadSearchHeaders`. `total` is at most `maxCountedMatches` + 1. */
export interface FoundLeads {
  hits: Hit[];
  total: number;
  messages: number | undefined;
  ranked: number | undefined;
}

const hitSchema = z.object({ id: bigintSchema, note_entries: z.string().nullable() });
type Hit = z.infer<typeof hitSchema>;

type SearchQuery = ListLeadsQuery & { search: string };

/**
 * Finds leads by search. It finds them before it sorts them: in one query, Postgres would walk the order's index until
 * a page is full, all of it for a rare word.
 */
@Injectable()
export class LeadSearchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(query: SearchQuery): Promise<FoundLeads> {
    if (query.messages) return this.page(query, await this.idsOf(this.matching(query)));
    const ids = await this.idsOf(this.matching(query));
    // With this many, matches in messages are not counted: the owner will narrow the search first.
    if (ids.length > maxCountedMatches) return this.page(query, ids, 0);
    const everywhere = await this.countOf(this.matching({ ...query, messages: 'yes' }));
    if (ids.length === 0 && everywhere > 0) {
      const covering = await this.covering(query);
      if (covering.messages) return this.find(covering);
    }
    return this.page(query, ids, Math.min(everywhere - ids.length, maxCountedMatches + 1));
  }

  /** Adds `messages` to the filter if its search matches no lead without it, whatever the other conditions. */
  async covering<Filter extends LeadFilter>(filter: Filter): Promise<Filter> {
    const { search, messages } = filter;
    if (!search || messages) return filter;
    const ids = await this.idsOf(this.matching({ search }));
    return ids.length === 0 ? { ...filter, messages: 'yes' } : filter;
  }

  private async page(query: SearchQuery, ids: number[], messages?: number): Promise<FoundLeads> {
    const { limit, offset } = query;
    const sort = leadSortOf(query);
    const total = ids.length;
    const isMatch = this.matching(query);
    if (total <= maxCountedMatches) {
      const hits = await this.hitsOf(isOneOf(ids), orderOf(sort, query.search), { limit, offset });
      return { hits, total, messages, ranked: undefined };
    }
    if (sort !== 'relevance') {
      const hits = await this.hitsOf(isMatch, orderOf(sort), { limit, offset });
      return { hits, total, messages, ranked: undefined };
    }
    const best = await this.bestOf(query);
    const first =
      offset < best.length
        ? await this.hitsOf(isOneOf(best), orderOf(sort, query.search), { limit, offset })
        : [];
    const others = await this.hitsOf(sql`${isMatch} AND NOT ${isOneOf(best)}`, orderOf('newest'), {
      limit: limit - first.length,
      offset: Math.max(0, offset - best.length),
    });
    return { hits: [...first, ...others], total, messages, ranked: best.length };
  }

  /** The best matches of a search with too many: those of the widest level that has few enough to rank. */
  private async bestOf(query: SearchQuery): Promise<number[]> {
    const isLeft = this.matching({ ...query, search: undefined });
    let best: number[] = [];
    const { better, contact } = searchLevels(parseSearch(query.search));
    for (const level of query.messages ? [...better, contact] : better) {
      const ids = await this.idsOf(sql`${isLeft} AND ${level}`);
      if (ids.length > maxCountedMatches) break;
      best = ids;
    }
    return best;
  }

  /** At most one more than `maxCountedMatches`. */
  private idsOf(isMatch: Sql): Promise<number[]> {
    return queryRows(
      this.dataSource.manager,
      leadIdRowSchema,
      sql`SELECT contact.id FROM leads.contacts contact WHERE ${isMatch} LIMIT ${maxCountedMatches + 1}`,
    );
  }

  /** Counts up to twice `maxCountedMatches`: enough to know the rest after subtracting the matches already counted. */
  private countOf(isMatch: Sql): Promise<number> {
    return countRows(
      this.dataSource.manager,
      sql`(SELECT FROM leads.contacts contact WHERE ${isMatch} LIMIT ${2 * maxCountedMatches + 1}) AS matches`,
    );
  }

  private hitsOf(isMatch: Sql, order: Sql, { limit, offset }: { limit: number; offset: number }) {
    return queryRows(
      this.dataSource.manager,
      hitSchema,
      sql`SELECT contact.id, contact.note_entries FROM leads.contacts contact WHERE ${isMatch}
        ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    );
  }

  private matching(filter: LeadFilter): Sql {
    return matchesFilter(filter, this.clock.now());
  }
}

const isOneOf = (ids: number[]) => sql`contact.id = ANY(${ids}::bigint[])`;
