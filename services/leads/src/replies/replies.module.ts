import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivitiesModule } from '../activities/activities.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { LimitedListService } from '../limited-list.service.js';
import { RepliesController } from './replies.controller.js';
import { RepliesService } from './replies.service.js';
import { ReplyTemplateEntity } from './reply-template.entity.js';
import { ReplyTemplatesController } from './reply-templates.controller.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReplyTemplateEntity]), ActivitiesModule, LeadsModule],
  controllers: [RepliesController, ReplyTemplatesController],
  providers: [LimitedListService, RepliesService, ReplyTemplatesService],
})
export class RepliesModule {}
