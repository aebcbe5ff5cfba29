import type { QueryRunner } from 'typeorm';

/**
 * Uploaded periods stay side by side. `figures` and `days` hold one period per last day, as the previous version
 * expects; a wider one that ends on the same day moves to tables of its own.
 */
export class KeepUploadedPeriods1765700000101 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE rankings.wider_days (
        source rankings.ranking_source NOT NULL,
        day date NOT NULL,
        covers_days smallint NOT NULL,
        run_id integer NOT NULL,
        keywords integer NOT NULL,
        clicks bigint NOT NULL,
        impressions bigint NOT NULL,
        position_sum double precision NOT NULL,
        CONSTRAINT wider_days_pkey PRIMARY KEY (source, day, covers_days)
      )`);
    await queryRunner.query(`
      CREATE TABLE rankings.wider_figures (
        source rankings.ranking_source NOT NULL,
        keyword_id integer NOT NULL,
        day date NOT NULL,
        covers_days smallint NOT NULL,
        clicks integer NOT NULL,
        impressions integer NOT NULL,
        position double precision NOT NULL,
        CONSTRAINT wider_figures_pkey PRIMARY KEY (source, keyword_id, day, covers_days),
        CONSTRAINT wider_figures_keyword_fkey FOREIGN KEY (keyword_id) REFERENCES rankings.keywords (id)
      )`);
    await queryRunner.query(
      'ALTER TABLE rankings.data_sets ADD COLUMN period_from date, ADD COLUMN period_to date',
    );
    // The previous version publishes the week up to that day.
    await queryRunner.query(
      'UPDATE rankings.data_sets SET period_from = data_through - 6, period_to = data_through',
    );
  }
}
