import { type AlertRules, alertRulesSchema, apiPaths } from '@agency/contracts';
import { OwnerOnly, ResponseSchema } from '@agency/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { AlertRulesService } from './alert-rules.service.js';

@Controller(apiPaths.rankingsAlertRules)
export class AlertRulesController {
  constructor(private readonly rules: AlertRulesService) {}

  @Get()
  @OwnerOnly('rankings')
  @ResponseSchema(alertRulesSchema)
  get(): Promise<AlertRules> {
    return this.rules.get();
  }

  @Put()
  @OwnerOnly('rankings')
  @ResponseSchema(alertRulesSchema)
  set(@Body({ schema: alertRulesSchema }) body: AlertRules): Promise<AlertRules> {
    return this.rules.set(body);
  }
}
