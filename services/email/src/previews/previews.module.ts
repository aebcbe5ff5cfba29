import { Module } from '@nestjs/common';
import { PreviewService } from './preview.service.js';
import { PreviewsController } from './previews.controller.js';

@Module({ controllers: [PreviewsController], providers: [PreviewService] })
export class PreviewsModule {}
