import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertRulesModule } from '../alerts/alert-rules.module.js';
import { DataSetEntity } from './data-set.entity.js';
import { DataSets } from './data-sets.js';
import { FiguresUpdate } from './figures-update.js';

@Module({
  imports: [TypeOrmModule.forFeature([DataSetEntity]), AlertRulesModule],
  providers: [DataSets, FiguresUpdate],
  exports: [DataSets, FiguresUpdate],
})
export class FiguresModule {}
