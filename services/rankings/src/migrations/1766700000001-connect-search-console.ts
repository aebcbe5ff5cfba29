import type { QueryRunner } from 'typeorm';

/** The key that the owner uploads, the property it reads, and the property whose data is stored. Only adds. */
export class ConnectSearchConsole1766700000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE rankings.search_console_connection (
        singleton boolean NOT NULL DEFAULT true
          CONSTRAINT search_console_connection_pkey PRIMARY KEY,
        key_id uuid NOT NULL,
        account text NOT NULL,
        sealed_key bytea NOT NULL,
        site text
      )`);
    await queryRunner.query('ALTER TABLE rankings.data_sets ADD COLUMN property text');
  }
}
