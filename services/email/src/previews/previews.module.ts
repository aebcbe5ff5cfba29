import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { DraftTestService } from './draft-test.service.js';
import { DraftsController } from './drafts.controller.js';
import { PreviewService } from './preview.service.js';
import { PreviewsController } from './previews.controller.js';

@Module({
  imports: [DeliveryModule, NoticesModule],
  controllers: [DraftsController, PreviewsController],
  providers: [DraftTestService, PreviewService],
})
export class PreviewsModule {}
