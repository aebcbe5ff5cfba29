import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitedListService } from '../limited-list.service.js';
import { SavedViewEntity } from './saved-view.entity.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedViewEntity])],
  controllers: [SavedViewsController],
  providers: [LimitedListService, SavedViewsService],
})
export class SavedViewsModule {}
