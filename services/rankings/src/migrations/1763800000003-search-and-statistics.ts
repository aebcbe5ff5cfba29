import type { QueryRunner } from 'typeorm';

/** Keeps keyword search fast at any size, and lets a check refresh the planner's statistics of its tables. */
export class SearchAndStatistics1763800000003 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public');
    await queryRunner.query(`
      ALTER TABLE rankings.keywords ADD COLUMN search_text text
        GENERATED ALWAYS AS (lower(keyword || E'\\n' || coalesce(landing_page, ''))) STORED`);
    await queryRunner.query(`
      CREATE INDEX keywords_by_search_text ON rankings.keywords
        USING gin (search_text public.gin_trgm_ops)`);
    await queryRunner.query(
      'GRANT MAINTAIN ON rankings.keyword_windows, rankings.alerts TO rankings',
    );
  }
}
