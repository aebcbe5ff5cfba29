import { Module } from '@nestjs/common';
import { JourneysService } from './journeys.service.js';
import { OriginsService } from './origins.service.js';

@Module({
  providers: [JourneysService, OriginsService],
  exports: [JourneysService, OriginsService],
})
export class JourneysModule {}
