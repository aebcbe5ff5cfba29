import type { QueryRunner } from 'typeorm';

/** Arrivals and begun forms by day and origin. Only adds. */
export class CountArrivals1766300000401 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.arrival_days (
        day date NOT NULL,
        origin integer NOT NULL CONSTRAINT arrival_days_origin_fkey REFERENCES leads.origins,
        arrivals integer NOT NULL,
        begun_forms integer NOT NULL,
        CONSTRAINT arrival_days_pkey PRIMARY KEY (day, origin)
      )`);
    await queryRunner.query(`
      CREATE TABLE leads.arrival_counting (
        singleton boolean NOT NULL DEFAULT true CONSTRAINT arrival_counting_pkey PRIMARY KEY,
        is_on boolean NOT NULL
      )`);
  }
}
