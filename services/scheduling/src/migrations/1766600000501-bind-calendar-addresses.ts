import type { QueryRunner } from 'typeorm';

/**
 * Addresses of calendars are bound to their rows in a column of their own. The previous version knows only the other
 * column: when it changes an address there, the new column is cleared and the other one counts. Only adds; the trigger
 * goes with `encrypted_address`.
 */
export class BindCalendarAddresses1766600000501 {
  readonly neverRefuses = [
    'trigger scheduling.calendars_clear_sealed_address is new on scheduling.calendars',
  ];

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE scheduling.calendars ADD sealed_address bytea');
    await queryRunner.query(`
      CREATE FUNCTION scheduling.clear_sealed_address() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.sealed_address := NULL;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER calendars_clear_sealed_address
      BEFORE UPDATE OF encrypted_address ON scheduling.calendars FOR EACH ROW
      WHEN (NEW.encrypted_address IS DISTINCT FROM OLD.encrypted_address
        AND NEW.sealed_address IS NOT DISTINCT FROM OLD.sealed_address)
      EXECUTE FUNCTION scheduling.clear_sealed_address()`);
  }
}
