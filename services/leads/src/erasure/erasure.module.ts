import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../leads/leads.module.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureService } from './erasure.service.js';
import { ErasureMetricsService } from './erasure-metrics.service.js';
import { RetentionController } from './retention.controller.js';
import { RetentionEntity } from './retention.entity.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RetentionEntity]), LeadsModule],
  controllers: [ErasureController, RetentionController],
  providers: [ErasureMetricsService, ErasureService, RetentionService],
})
export class ErasureModule {}
