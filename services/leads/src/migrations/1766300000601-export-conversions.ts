import type { QueryRunner } from 'typeorm';

/** What ad platforms were told about a lead, deleted with the lead. Only adds. */
export class ExportConversions1766300000601 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.conversion_exports (
        contact_id bigint NOT NULL CONSTRAINT conversion_exports_contact_fkey
          REFERENCES leads.contacts ON DELETE CASCADE,
        action text NOT NULL,
        platform text NOT NULL,
        at timestamptz NOT NULL,
        cents bigint,
        export_id uuid NOT NULL,
        exported_at timestamptz NOT NULL,
        CONSTRAINT conversion_exports_pkey PRIMARY KEY (contact_id, action, platform)
      )`);
    await queryRunner.query(`
      CREATE TABLE leads.conversion_adjustments (
        contact_id bigint NOT NULL,
        action text NOT NULL,
        platform text NOT NULL,
        export_id uuid NOT NULL,
        adjusted_at timestamptz NOT NULL,
        cents bigint,
        CONSTRAINT conversion_adjustments_pkey PRIMARY KEY (contact_id, action, platform, export_id),
        CONSTRAINT conversion_adjustments_export_fkey FOREIGN KEY (contact_id, action, platform)
          REFERENCES leads.conversion_exports ON DELETE CASCADE
      )`);
  }
}
