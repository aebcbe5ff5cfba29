import { Module } from '@nestjs/common';
import { ActivitiesController } from './activities.controller.js';
import { ActivitiesService } from './activities.service.js';
import { FirstContactService } from './first-contact.service.js';

@Module({
  controllers: [ActivitiesController],
  providers: [ActivitiesService, FirstContactService],
  exports: [FirstContactService],
})
export class ActivitiesModule {}
