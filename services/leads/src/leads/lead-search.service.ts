import { type ListLeadsQuery, maxCountedMatches, type PageQuery } from '@agency/contracts';
import { bigintSchema, Clock, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { leadIdRowSchema, matchesFilter, orderOf } from './lead-query.js';
import { betterMatches, type LeadSearch, matchesSearch } from './search/search-conditions.js';

/** One page of a search. `total` is at most `maxCountedMatches` + 1. */
interface FoundLeads {
  hits: Hit[];
  total: number;
}

const hitSchema = z.object({ id: bigintSchema, note_entries: z.string().nullable() });
type Hit = z.infer<typeof hitSchema>;

interface Slice {
  order: Sql;
  limit: number;
  offset: number;
}

/** Finds leads by search. */
@Injectable()
export class LeadSearchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Few leads are found before they are sorted: in one query, Postgres would walk the order's index until a page is
   * full, all of it for a rare word.
   */
  async find(
    search: LeadSearch,
    { limit, offset, sort = 'relevance', ...filter }: Omit<ListLeadsQuery, 'search'>,
  ): Promise<FoundLeads> {
    const isMatch = sql`${matchesFilter(filter, this.clock.now())} AND ${matchesSearch(search)}`;
    const ids = await this.countedIds(isMatch);
    const total = ids.length;
    if (total > maxCountedMatches && sort === 'relevance') {
      return { hits: await this.bestOfMany(search, isMatch, { limit, offset }), total };
    }
    const order = sort === 'relevance' ? bestFirst(search) : orderOf(sort);
    const isFound = total > maxCountedMatches ? isMatch : isOneOf(ids);
    return { hits: await this.read(isFound, { order, limit, offset }), total };
  }

  /** Too many to rank each: each level is read on its own, until the page is full. No page lies beyond the count. */
  private async bestOfMany(
    search: LeadSearch,
    isMatch: Sql,
    { limit, offset }: PageQuery,
  ): Promise<Hit[]> {
    const end = Math.min(offset + limit, maxCountedMatches + 1);
    if (offset >= end) return [];
    const hits: Hit[] = [];
    for (const isBetter of [...betterMatches(search), sql`true`]) {
      const missing = end - hits.length;
      if (missing <= 0) break;
      const isNext = sql`${isMatch} AND ${isBetter} AND NOT ${isOneOf(hits.map(({ id }) => id))}`;
      const newest = { order: orderOf('newest'), limit: missing, offset: 0 };
      hits.push(...(await this.read(isNext, newest)));
    }
    return hits.slice(offset);
  }

  /** At most one more than `maxCountedMatches`. */
  private countedIds(isMatch: Sql): Promise<number[]> {
    return queryRows(
      this.dataSource.manager,
      leadIdRowSchema,
      sql`SELECT contact.id FROM leads.contacts contact WHERE ${isMatch} LIMIT ${maxCountedMatches + 1}`,
    );
  }

  private read(isFound: Sql, { order, limit, offset }: Slice): Promise<Hit[]> {
    return queryRows(
      this.dataSource.manager,
      hitSchema,
      sql`SELECT contact.id, contact.note_entries FROM leads.contacts contact WHERE ${isFound}
        ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    );
  }
}

const isOneOf = (ids: number[]) => sql`contact.id = ANY(${ids}::bigint[])`;

function bestFirst(search: LeadSearch): Sql {
  const levels = betterMatches(search)
    .map((isBetter) => sql`(${isBetter}) DESC`)
    .reduce((all, next) => sql`${all}, ${next}`);
  return sql`${levels}, ${orderOf('newest')}`;
}
