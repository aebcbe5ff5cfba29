import { Module } from '@nestjs/common';
import { ChecksModule } from '../checks/checks.module.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { RemoveUploadService } from './remove-upload.service.js';

@Module({
  imports: [ChecksModule],
  controllers: [ImportsController],
  providers: [ImportsService, RemoveUploadService],
})
export class ImportsModule {}
