import { Module } from '@nestjs/common';
import { JourneysModule } from '../journeys/journeys.module.js';
import { ConversionsController } from './conversions.controller.js';
import { ConversionsService } from './conversions.service.js';

@Module({
  imports: [JourneysModule],
  controllers: [ConversionsController],
  providers: [ConversionsService],
})
export class ConversionsModule {}
