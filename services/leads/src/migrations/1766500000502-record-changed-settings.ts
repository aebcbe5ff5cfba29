import { createSettingChanges, dropSettingChanges } from '@agency/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which settings changed. Only adds. */
export class RecordChangedSettings1766500000502 implements MigrationInterface {
  up(queryRunner: QueryRunner): Promise<void> {
    return createSettingChanges(queryRunner, 'leads');
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return dropSettingChanges(queryRunner, 'leads');
  }
}
