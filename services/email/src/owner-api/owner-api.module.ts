import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesService } from './deliveries.service.js';

@Module({
  imports: [DeliveryModule],
  controllers: [DeliveriesController],
  providers: [DeliveriesService],
})
export class OwnerApiModule {}
