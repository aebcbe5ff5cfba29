import { Module } from '@nestjs/common';
import { OtherQueriesController } from './other-queries.controller.js';
import { OtherQueriesRepository } from './other-queries.repository.js';

@Module({
  controllers: [OtherQueriesController],
  providers: [OtherQueriesRepository],
  exports: [OtherQueriesRepository],
})
export class OtherQueriesModule {}
