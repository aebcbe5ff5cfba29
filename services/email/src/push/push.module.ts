import { Module } from '@nestjs/common';
import { PushClient } from './push.client.js';
import { PushController } from './push.controller.js';
import { PushWorker } from './push.worker.js';
import { PushAnnouncerService } from './push-announcer.service.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

@Module({
  controllers: [PushController],
  providers: [PushAnnouncerService, PushClient, PushSubscriptionsService, PushWorker],
  exports: [PushAnnouncerService],
})
export class PushModule {}
