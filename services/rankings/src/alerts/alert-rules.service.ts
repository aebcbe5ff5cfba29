import {
  type AlertRules,
  alertRulesSchema,
  defaultAlertRules,
  type KnownAlertRules,
} from '@agency/contracts';
import { execute, sql, TransactionService, ValidationException } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { AlertRepository } from './alert.repository.js';
import { AlertRulesEntity } from './alert-rules.entity.js';

@Injectable()
export class AlertRulesService {
  constructor(
    @InjectRepository(AlertRulesEntity) private readonly rows: Repository<AlertRulesEntity>,
    private readonly alerts: AlertRepository,
    private readonly active: ActiveSourceService,
    private readonly transactions: TransactionService,
  ) {}

  /** The owner's rules merged over the defaults: rows saved by an earlier version lack newer rules. */
  async get(manager = this.rows.manager): Promise<AlertRules> {
    const row = await manager.findOneBy(AlertRulesEntity, { singleton: true });
    return complete({ ...row?.rules });
  }

  set(rules: KnownAlertRules): Promise<AlertRules> {
    return this.transactions.run(async (manager) => {
      await execute(
        manager,
        sql`INSERT INTO rankings.alert_rules (singleton, rules) VALUES (true, ${rules}::jsonb)
          ON CONFLICT (singleton) DO UPDATE SET rules = alert_rules.rules || excluded.rules`,
      );
      return this.get(manager);
    });
  }

  /** How many keywords moved enough for these rules between the last two windows compared. */
  async countMoves(rules: KnownAlertRules): Promise<number> {
    const all = complete({ ...(await this.get()), ...rules });
    return this.alerts.countMoves(await this.active.name(), all);
  }
}

/** With the default of each rule that is missing. Throws if the rules contradict each other. */
function complete(rules: KnownAlertRules): AlertRules {
  const { data, error } = alertRulesSchema.safeParse({ ...defaultAlertRules, ...rules });
  if (data) return data;
  throw new ValidationException(
    error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}
