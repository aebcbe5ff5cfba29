import { indexSettledMessages } from '@agency/platform';
import type { QueryRunner } from 'typeorm';

export class ForgetSettledMails1764000000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await indexSettledMessages(queryRunner, 'leads');
  }
}
