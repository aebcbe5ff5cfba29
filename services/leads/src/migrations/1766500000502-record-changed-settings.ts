import { createSettingChanges } from '@agency/platform';
import type { QueryRunner } from 'typeorm';

/** Which settings changed. Only adds. */
export class RecordChangedSettings1766500000502 {
  up(queryRunner: QueryRunner): Promise<void> {
    return createSettingChanges(queryRunner, 'leads');
  }
}
