import { type AlertRules, alertRules, apiPaths } from '@agency/contracts';
import { Answers, OwnerOnly } from '@agency/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { AlertRulesService } from './alert-rules.service.js';

@Controller(apiPaths.rankingsAlertRules)
export class AlertRulesController {
  constructor(private readonly rules: AlertRulesService) {}

  @Get()
  @OwnerOnly('rankings')
  @Answers(alertRules)
  get(): Promise<AlertRules> {
    return this.rules.get();
  }

  @Put()
  @OwnerOnly('rankings')
  @Answers(alertRules)
  set(@Body({ schema: alertRules }) body: AlertRules): Promise<AlertRules> {
    return this.rules.set(body);
  }
}
