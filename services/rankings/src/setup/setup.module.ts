import { Module } from '@nestjs/common';
import { FiguresModule } from '../figures/figures.module.js';
import { SetupController } from './setup.controller.js';
import { SetupService } from './setup.service.js';

@Module({
  imports: [FiguresModule],
  controllers: [SetupController],
  providers: [SetupService],
})
export class SetupModule {}
