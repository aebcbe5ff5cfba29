import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryLog } from './delivery-log.js';

@Module({
  controllers: [DeliveriesController],
  providers: [DeliveriesService, DeliveryLog],
  exports: [DeliveryLog],
})
export class DeliveriesModule {}
