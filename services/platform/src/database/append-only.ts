import type { QueryRunner } from 'typeorm';

/**
 * Makes a schema's `events` append-only: a trigger rejects updates and deletes. Cascading deletes are allowed; they run
 * inside a trigger, so the trigger depth distinguishes them from direct ones.
 */
export async function refuseEventChanges(queryRunner: QueryRunner, schema: string): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION ${schema}.refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
      RAISE EXCEPTION 'events are only ever added';
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE ON ${schema}.events
    FOR EACH ROW EXECUTE FUNCTION ${schema}.refuse_event_change()`);
}
