import {
  apiPaths,
  type SettingHistory,
  type SettingHistoryQuery,
  settingHistoryQuerySchema,
  settingHistorySchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { SettingHistoryService } from './setting-history.service.js';

@Controller(apiPaths.settingHistory)
export class SettingHistoryController {
  constructor(private readonly history: SettingHistoryService) {}

  @Get()
  @Summary('List changes of settings')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(settingHistorySchema)
  list(
    @Query({ schema: settingHistoryQuerySchema }) { before }: SettingHistoryQuery,
  ): Promise<SettingHistory> {
    return this.history.list(before);
  }
}
