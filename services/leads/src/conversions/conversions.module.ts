import { Module } from '@nestjs/common';
import { JourneysModule } from '../journeys/journeys.module.js';
import { ConversionLedgerService } from './conversion-ledger.service.js';
import { ConversionsController } from './conversions.controller.js';
import { ConversionsService } from './conversions.service.js';

@Module({
  imports: [JourneysModule],
  controllers: [ConversionsController],
  providers: [ConversionLedgerService, ConversionsService],
})
export class ConversionsModule {}
