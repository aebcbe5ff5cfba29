import { Module } from '@nestjs/common';
import { JourneyCheckService } from './journey-check.service.js';
import { JourneysService } from './journeys.service.js';
import { OriginsService } from './origins.service.js';

@Module({
  providers: [JourneyCheckService, JourneysService, OriginsService],
  exports: [JourneysService],
})
export class JourneysModule {}
