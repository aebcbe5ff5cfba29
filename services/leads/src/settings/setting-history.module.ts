import { Module } from '@nestjs/common';
import { SettingHistoryController } from './setting-history.controller.js';
import { SettingHistoryService } from './setting-history.service.js';

@Module({ controllers: [SettingHistoryController], providers: [SettingHistoryService] })
export class SettingHistoryModule {}
