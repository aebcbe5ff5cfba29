import type { QueryRunner } from 'typeorm';

/**
 * Calls are only ever deleted by the erasure of their lead. Their mails go with them, in a trigger before the row
 * is deleted: one after it would run as the role that erases, which may not touch this schema.
 */
export class ForgetMailsOfErasedCalls1763700000006 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION scheduling.forget_mails() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM scheduling.outbox WHERE subject = 'appointment:' || OLD.id;
        RETURN OLD;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER appointments_forget_mails BEFORE DELETE ON scheduling.appointments
      FOR EACH ROW EXECUTE FUNCTION scheduling.forget_mails()`);
  }
}
