import { Module } from '@nestjs/common';
import { EmailTextsController } from './email-texts.controller.js';
import { EmailTextsService } from './email-texts.service.js';

@Module({ controllers: [EmailTextsController], providers: [EmailTextsService] })
export class TextsModule {}
