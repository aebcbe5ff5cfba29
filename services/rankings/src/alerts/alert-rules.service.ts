import { type AlertRules, alertRulesSchema, defaultAlertRules } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { AlertRepository } from './alert.repository.js';
import { AlertRulesEntity } from './alert-rules.entity.js';

@Injectable()
export class AlertRulesService {
  constructor(
    @InjectRepository(AlertRulesEntity) private readonly rows: Repository<AlertRulesEntity>,
    private readonly alerts: AlertRepository,
    private readonly active: ActiveSourceService,
  ) {}

  /** The owner's rules merged over the defaults: rows saved by an earlier version lack newer rules. */
  async get(manager = this.rows.manager): Promise<AlertRules> {
    const row = await manager.findOneBy(AlertRulesEntity, { singleton: true });
    return alertRulesSchema.parse({ ...defaultAlertRules, ...row?.rules });
  }

  async set(rules: AlertRules): Promise<AlertRules> {
    await this.rows.upsert({ singleton: true, rules }, ['singleton']);
    return rules;
  }

  /** How many keywords moved enough for these rules between the last two windows compared. */
  async countMoves(rules: AlertRules): Promise<number> {
    return this.alerts.countMoves(await this.active.name(), rules);
  }
}
