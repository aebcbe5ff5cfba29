import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactsModule } from '../contacts/contacts.module.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureService } from './erasure.service.js';
import { ErasureMetrics } from './erasure-metrics.js';
import { ErasureSweep } from './erasure-sweep.js';
import { RetentionController } from './retention.controller.js';
import { RetentionEntity } from './retention.entity.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RetentionEntity]), ContactsModule],
  controllers: [ErasureController, RetentionController],
  providers: [ErasureMetrics, ErasureService, ErasureSweep, RetentionService],
})
export class ErasureModule {}
