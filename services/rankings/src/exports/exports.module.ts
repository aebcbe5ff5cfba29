import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { HistoryModule } from '../history/history.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { KeywordsModule } from '../keywords/keywords.module.js';
import { ExportFileService } from './export-file.service.js';
import { ExportsController } from './exports.controller.js';

@Module({
  imports: [AlertsModule, ChecksModule, HistoryModule, ImportsModule, KeywordsModule],
  controllers: [ExportsController],
  providers: [ExportFileService],
})
export class ExportsModule {}
