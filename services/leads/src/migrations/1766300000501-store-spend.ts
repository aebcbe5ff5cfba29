import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What ads cost, by day and campaign. A later import of the same days counts instead of an earlier one. Only adds. */
export class StoreSpend1766300000501 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.spend_imports (
        id uuid CONSTRAINT spend_imports_pkey PRIMARY KEY,
        sequence bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT spend_imports_sequence_key UNIQUE,
        platform text NOT NULL,
        file_name text,
        at timestamptz NOT NULL,
        cents bigint NOT NULL,
        from_day date NOT NULL,
        to_day date NOT NULL,
        undone_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE TABLE leads.spend_campaigns (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT spend_campaigns_pkey PRIMARY KEY,
        platform text NOT NULL,
        external_id text,
        name text NOT NULL,
        matched_campaign text,
        CONSTRAINT spend_campaigns_external_key UNIQUE (platform, external_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE leads.spend_days (
        import_id uuid NOT NULL CONSTRAINT spend_days_import_fkey REFERENCES leads.spend_imports ON DELETE CASCADE,
        campaign_id integer NOT NULL CONSTRAINT spend_days_campaign_fkey REFERENCES leads.spend_campaigns,
        day date NOT NULL,
        cents bigint NOT NULL,
        is_spread boolean NOT NULL,
        CONSTRAINT spend_days_pkey PRIMARY KEY (campaign_id, day, import_id)
      )`);
    await queryRunner.query('CREATE INDEX spend_days_by_day ON leads.spend_days (day)');
    await queryRunner.query('CREATE INDEX spend_days_by_import ON leads.spend_days (import_id)');
    await queryRunner.query(`
      CREATE VIEW leads.current_spend AS
      SELECT DISTINCT ON (spent.campaign_id, spent.day) spent.campaign_id, spent.day, spent.cents, spent.is_spread
      FROM leads.spend_days spent JOIN leads.spend_imports import ON import.id = spent.import_id
      WHERE import.undone_at IS NULL
      ORDER BY spent.campaign_id, spent.day, import.sequence DESC`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW leads.current_spend');
    await queryRunner.query(
      'DROP TABLE leads.spend_days, leads.spend_campaigns, leads.spend_imports',
    );
  }
}
