import { type AlertRules, alertRulesSchema, defaultAlertRules } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AlertRulesEntity } from './alert-rules.entity.js';

@Injectable()
export class AlertRulesService {
  constructor(
    @InjectRepository(AlertRulesEntity) private readonly rows: Repository<AlertRulesEntity>,
  ) {}

  /** The owner's rules over the defaults: rows saved by an earlier version lack the rules added since. */
  async get(): Promise<AlertRules> {
    const row = await this.rows.findOneBy({ singleton: true });
    return alertRulesSchema.parse({ ...defaultAlertRules, ...row?.rules });
  }

  async set(rules: AlertRules): Promise<AlertRules> {
    await this.rows.upsert({ singleton: true, rules }, ['singleton']);
    return rules;
  }
}
