import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../leads/leads.module.js';
import { DemoController } from './demo.controller.js';
import { DemoEntity } from './demo.entity.js';
import { DemoService } from './demo.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DemoEntity]), LeadsModule],
  controllers: [DemoController],
  providers: [DemoService],
})
export class DemoModule {}
