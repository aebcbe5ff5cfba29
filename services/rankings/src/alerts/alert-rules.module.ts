import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertRulesController } from './alert-rules.controller.js';
import { AlertRulesEntity } from './alert-rules.entity.js';
import { AlertRulesService } from './alert-rules.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AlertRulesEntity])],
  controllers: [AlertRulesController],
  providers: [AlertRulesService],
  exports: [AlertRulesService],
})
export class AlertRulesModule {}
