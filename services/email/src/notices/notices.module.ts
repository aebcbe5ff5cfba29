import { Module } from '@nestjs/common';
import { ConfirmAddressController } from './confirm-address.controller.js';
import { NoticeSettingsController } from './notice-settings.controller.js';
import { NoticeSettingsRepository } from './notice-settings.repository.js';
import { NoticeSettingsService } from './notice-settings.service.js';

@Module({
  controllers: [ConfirmAddressController, NoticeSettingsController],
  providers: [NoticeSettingsRepository, NoticeSettingsService],
  exports: [NoticeSettingsRepository],
})
export class NoticesModule {}
