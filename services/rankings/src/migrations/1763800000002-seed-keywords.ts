import type { MigrationInterface, QueryRunner } from 'typeorm';
import { shippedKeywords } from '../keywords/shipped-keywords.js';

export class SeedKeywords1763800000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO rankings.keywords (keyword, landing_page, tags)
       SELECT keyword, "landingPage", tags
       FROM json_to_recordset($1) AS shipped (keyword text, "landingPage" text, tags text[])`,
      [JSON.stringify(shippedKeywords)],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM rankings.keywords WHERE keyword = ANY($1)', [
      shippedKeywords.map(({ keyword }) => keyword),
    ]);
  }
}
