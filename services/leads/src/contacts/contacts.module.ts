import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BotCheckModule } from '../bot-check/bot-check.module.js';
import { ContactEntity } from './contact.entity.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactEntity]), BotCheckModule],
  controllers: [ContactsController],
  providers: [ContactsService],
})
export class ContactsModule {}
