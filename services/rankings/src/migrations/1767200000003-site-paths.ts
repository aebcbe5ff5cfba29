import type { QueryRunner } from 'typeorm';

/** Forgets landing pages that a browser reads as the address of another site. */
export class SitePaths1767200000003 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      String.raw`UPDATE rankings.keywords SET landing_page = NULL WHERE landing_page ~ '^/[/\\]'`,
    );
  }
}
