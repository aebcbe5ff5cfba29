import type { QueryRunner } from 'typeorm';

/** Which advice the owner does not want to see now. Only adds. */
export class HideAdvice1766600000201 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE rankings.hidden_advice (
        keyword_id integer NOT NULL
          CONSTRAINT hidden_advice_keyword_fkey REFERENCES rankings.keywords (id),
        kind text NOT NULL,
        hidden_until timestamptz NOT NULL,
        CONSTRAINT hidden_advice_pkey PRIMARY KEY (keyword_id, kind)
      )`);
  }
}
