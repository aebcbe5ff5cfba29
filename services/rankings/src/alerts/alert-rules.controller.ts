import {
  type AlertRules,
  type AlertRulesPreview,
  alertRulesPreviewSchema,
  alertRulesSchema,
  apiPaths,
  type KnownAlertRules,
  knownAlertRulesSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { AlertRulesService } from './alert-rules.service.js';

@Controller()
export class AlertRulesController {
  constructor(private readonly rules: AlertRulesService) {}

  @Get(apiPaths.rankingsAlertRules)
  @Summary('Get the alert rules')
  @OwnerOnly('rankings')
  @ResponseSchema(alertRulesSchema)
  get(): Promise<AlertRules> {
    return this.rules.get();
  }

  @Put(apiPaths.rankingsAlertRules)
  @Summary('Save the alert rules')
  @OwnerOnly('rankings')
  @ResponseSchema(alertRulesSchema)
  set(@Body({ schema: knownAlertRulesSchema }) body: KnownAlertRules): Promise<AlertRules> {
    return this.rules.set(body);
  }

  @Post(apiPaths.rankingsAlertRulesPreview)
  @Summary('Count what the alert rules find now')
  @HttpCode(200)
  @OwnerOnly('rankings')
  @ResponseSchema(alertRulesPreviewSchema)
  async preview(
    @Body({ schema: knownAlertRulesSchema }) body: KnownAlertRules,
  ): Promise<AlertRulesPreview> {
    return { alerts: await this.rules.countMoves(body) };
  }
}
