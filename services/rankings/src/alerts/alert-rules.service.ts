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

  async get(): Promise<AlertRules> {
    const row = await this.rows.findOneBy({ singleton: true });
    return row ? alertRulesSchema.parse(row.rules) : defaultAlertRules;
  }

  async set(rules: AlertRules): Promise<AlertRules> {
    await this.rows.upsert({ singleton: true, rules }, ['singleton']);
    return rules;
  }
}
