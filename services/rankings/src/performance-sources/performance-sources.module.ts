import { Global, Module } from '@nestjs/common';
import { ConnectionModule } from '../connection/connection.module.js';
import { PerformanceSourceService } from './performance-source.service.js';

@Global()
@Module({
  imports: [ConnectionModule],
  providers: [PerformanceSourceService],
  exports: [PerformanceSourceService],
})
export class PerformanceSourcesModule {}
