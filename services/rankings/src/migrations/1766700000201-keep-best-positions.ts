import type { QueryRunner } from 'typeorm';

/**
 * The best position that each keyword ever had. Only adds: the previous version ignores it, and the next check of this
 * version fills in what is missing.
 */
export class KeepBestPositions1766700000201 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE rankings.best_positions (
        source rankings.ranking_source NOT NULL,
        keyword_id integer NOT NULL
          CONSTRAINT best_positions_keyword_fkey REFERENCES rankings.keywords (id),
        position numeric(6,1) NOT NULL,
        day date NOT NULL,
        covers_days smallint NOT NULL,
        CONSTRAINT best_positions_pkey PRIMARY KEY (source, keyword_id)
      )`);
    await queryRunner.query(`
      INSERT INTO rankings.best_positions (source, keyword_id, position, day, covers_days)
      SELECT DISTINCT ON (source, keyword_id) source, keyword_id, round(position::numeric, 1), day, covers_days
      FROM (
        SELECT source, keyword_id, day, covers_days, position, impressions FROM rankings.figures
        UNION ALL
        SELECT source, keyword_id, day, covers_days, position, impressions FROM rankings.wider_figures
      ) AS figure
      WHERE impressions > 0
      ORDER BY source, keyword_id, round(position::numeric, 1), day, covers_days`);
    await queryRunner.query('GRANT MAINTAIN ON rankings.best_positions TO rankings');
  }
}
