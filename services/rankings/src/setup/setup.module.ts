import { Module } from '@nestjs/common';
import { ConnectionModule } from '../connection/connection.module.js';
import { ConnectionController } from './connection.controller.js';
import { ConnectionService } from './connection.service.js';
import { SetupController } from './setup.controller.js';
import { SetupService } from './setup.service.js';

@Module({
  imports: [ConnectionModule],
  controllers: [SetupController, ConnectionController],
  providers: [SetupService, ConnectionService],
})
export class SetupModule {}
