import { Module } from '@nestjs/common';
import { ConnectionModule } from '../connection/connection.module.js';
import { ConnectionController } from './connection.controller.js';
import { ConnectionService } from './connection.service.js';

@Module({
  imports: [ConnectionModule],
  controllers: [ConnectionController],
  providers: [ConnectionService],
})
export class SetupModule {}
