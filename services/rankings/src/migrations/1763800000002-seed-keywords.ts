import type { QueryRunner } from 'typeorm';
import { shippedKeywords } from '../keywords/shipped-keywords.js';

export class SeedKeywords1763800000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO rankings.keywords (keyword, landing_page, tags)
       SELECT keyword, "landingPage", tags
       FROM json_to_recordset($1) AS shipped (keyword text, "landingPage" text, tags text[])`,
      [JSON.stringify(shippedKeywords)],
    );
  }
}
