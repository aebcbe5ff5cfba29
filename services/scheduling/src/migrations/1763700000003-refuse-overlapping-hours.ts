import type { QueryRunner } from 'typeorm';

export class RefuseOverlappingHours1763700000003 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE scheduling.availability ADD CONSTRAINT availability_no_overlap EXCLUDE USING gist (
        int4range(
          day_of_week * 1440 + left(start_time, 2)::integer * 60 + right(start_time, 2)::integer,
          day_of_week * 1440 + left(end_time, 2)::integer * 60 + right(end_time, 2)::integer
        ) WITH &&
      )`);
  }
}
