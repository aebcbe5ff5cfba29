import { Module } from '@nestjs/common';
import { AdviceController } from './advice.controller.js';
import { AdviceService } from './advice.service.js';

@Module({ controllers: [AdviceController], providers: [AdviceService] })
export class AdviceModule {}
