import { Module } from '@nestjs/common';
import { ConnectionKeyService } from './connection-key.service.js';

@Module({
  providers: [ConnectionKeyService],
  exports: [ConnectionKeyService],
})
export class ConnectionModule {}
