import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertRepository } from './alert.repository.js';
import { AlertRulesController } from './alert-rules.controller.js';
import { AlertRulesEntity } from './alert-rules.entity.js';
import { AlertRulesService } from './alert-rules.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AlertRulesEntity])],
  controllers: [AlertRulesController],
  providers: [AlertRepository, AlertRulesService],
  exports: [AlertRepository, AlertRulesService],
})
export class AlertRulesModule {}
