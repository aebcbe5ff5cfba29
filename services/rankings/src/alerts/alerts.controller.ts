import {
  type AlertRulesPreview,
  alertRulesPreviewSchema,
  apiPaths,
  type KnownAlertRules,
  knownAlertRulesSchema,
  type ListAlertsQuery,
  listAlertsQuerySchema,
  type RankingAlert,
  type RankingWeekResponse,
  type ReadAllAlertsResponse,
  rankingAlertSchema,
  rankingWeekResponseSchema,
  readAllAlertsResponseSchema,
  type UpdateAlertRequest,
  updateAlertRequestSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary, setPageHeaders } from '@agency/platform';
import { Body, Controller, Get, HttpCode, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AlertsService } from './alerts.service.js';
import { RankingWeekService } from './ranking-week.service.js';

@Controller()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly weeks: RankingWeekService,
  ) {}

  @Get(apiPaths.rankingsAlerts)
  @Summary('List alerts')
  @OwnerOnly('rankings')
  @ResponseSchema([rankingAlertSchema])
  async list(
    @Query({ schema: listAlertsQuerySchema }) query: ListAlertsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RankingAlert[]> {
    const { rows, total } = await this.alerts.list(query);
    setPageHeaders(request, reply, query, total);
    return rows;
  }

  @Post(apiPaths.rankingsReadAllAlerts)
  @Summary('Mark all alerts as read')
  @HttpCode(200)
  @OwnerOnly('rankings')
  @ResponseSchema(readAllAlertsResponseSchema)
  async readAll(): Promise<ReadAllAlertsResponse> {
    return { marked: await this.alerts.readAll() };
  }

  @Post(apiPaths.rankingsAlertRulesPreview)
  @Summary('Count what alert rules find now')
  @HttpCode(200)
  @OwnerOnly('rankings')
  @ResponseSchema(alertRulesPreviewSchema)
  async previewRules(
    @Body({ schema: knownAlertRulesSchema }) rules: KnownAlertRules,
  ): Promise<AlertRulesPreview> {
    return { alerts: await this.alerts.countMoves(rules) };
  }

  @Patch(`${apiPaths.rankingsAlerts}/:id`)
  @Summary('Mark an alert as read or unread')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingAlertSchema)
  update(
    @IntegerParam('id', z.int32()) id: number,
    @Body({ schema: updateAlertRequestSchema }) body: UpdateAlertRequest,
  ): Promise<RankingAlert> {
    return this.alerts.setRead(id, body.isRead);
  }

  @Get(apiPaths.rankingsWeek)
  @Summary('Get what moved in the current window')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingWeekResponseSchema)
  async week(): Promise<RankingWeekResponse> {
    return { week: await this.weeks.find() };
  }
}
