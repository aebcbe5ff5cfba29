import type { QueryRunner } from 'typeorm';

/** The owner's calendar feed, of which there is one. */
export class ServeTheOwnersCalendar1765800000301 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE email.calendar_feed (
        id smallint NOT NULL DEFAULT 1,
        token_hash bytea,
        created_at timestamptz,
        last_read_at timestamptz,
        content_hash text,
        content_changed_at timestamptz,
        is_attached boolean,
        CONSTRAINT calendar_feed_pkey PRIMARY KEY (id),
        CONSTRAINT calendar_feed_is_one CHECK (id = 1)
      )`);
  }
}
