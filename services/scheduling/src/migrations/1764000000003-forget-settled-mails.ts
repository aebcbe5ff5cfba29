import { indexSettledMessages } from '@agency/platform';
import type { QueryRunner } from 'typeorm';

export class ForgetSettledMails1764000000003 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await indexSettledMessages(queryRunner, 'scheduling');
  }
}
