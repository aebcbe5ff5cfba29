import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { ActivitiesController } from './activities.controller.js';
import { ActivitiesService } from './activities.service.js';
import { FirstContactService } from './first-contact.service.js';

@Module({
  imports: [LeadsModule],
  controllers: [ActivitiesController],
  providers: [ActivitiesService, FirstContactService],
  exports: [FirstContactService],
})
export class ActivitiesModule {}
