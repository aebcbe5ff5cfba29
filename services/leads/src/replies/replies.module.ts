import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivitiesModule } from '../activities/activities.module.js';
import { RepliesController } from './replies.controller.js';
import { RepliesService } from './replies.service.js';
import { ReplyTemplateEntity } from './reply-template.entity.js';
import { ReplyTemplatesController } from './reply-templates.controller.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReplyTemplateEntity]), ActivitiesModule],
  controllers: [RepliesController, ReplyTemplatesController],
  providers: [RepliesService, ReplyTemplatesService],
})
export class RepliesModule {}
