import type { QueryRunner } from 'typeorm';

/**
 * Queries that are seen and not on the list, keywords by page, country and device, and what Google says about landing
 * pages. Only adds.
 */
export class KeepWhatWasSeen1766700000101 {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(table);
  }
}

const tables = [
  `CREATE TABLE rankings.other_queries (
    source rankings.ranking_source NOT NULL,
    query text NOT NULL,
    window_start date NOT NULL,
    window_end date NOT NULL,
    clicks integer NOT NULL,
    impressions integer NOT NULL,
    position double precision NOT NULL,
    CONSTRAINT other_queries_pkey PRIMARY KEY (source, query)
  )`,
  `CREATE TABLE rankings.breakdowns (
    source rankings.ranking_source NOT NULL,
    keyword_id integer NOT NULL
      CONSTRAINT breakdowns_keyword_fkey REFERENCES rankings.keywords (id),
    dimension text NOT NULL,
    value text NOT NULL,
    window_end date NOT NULL,
    clicks integer NOT NULL,
    impressions integer NOT NULL,
    position double precision NOT NULL,
    CONSTRAINT breakdowns_pkey PRIMARY KEY (source, keyword_id, dimension, value)
  )`,
  `CREATE TABLE rankings.page_inspections (
    page text NOT NULL,
    inspected_at timestamptz NOT NULL,
    reason text,
    coverage text,
    hidden_until timestamptz,
    CONSTRAINT page_inspections_pkey PRIMARY KEY (page)
  )`,
];
