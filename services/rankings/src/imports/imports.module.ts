import { Module } from '@nestjs/common';
import { ChecksModule } from '../checks/checks.module.js';
import { OtherQueriesModule } from '../other-queries/other-queries.module.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { RemoveUploadService } from './remove-upload.service.js';

@Module({
  imports: [ChecksModule, OtherQueriesModule],
  controllers: [ImportsController],
  providers: [ImportsService, RemoveUploadService],
})
export class ImportsModule {}
