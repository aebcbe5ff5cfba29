import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeywordEntity } from '../keywords/keyword.entity.js';
import { BreakdownController } from './breakdown.controller.js';
import { BreakdownRepository } from './breakdown.repository.js';
import { BreakdownService } from './breakdown.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([KeywordEntity])],
  controllers: [BreakdownController],
  providers: [BreakdownRepository, BreakdownService],
  exports: [BreakdownRepository],
})
export class BreakdownModule {}
