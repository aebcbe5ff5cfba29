import { emailQueueName, QueueModule } from '@agency/platform';
import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { MailSender } from '../smtp/mail-sender.js';
import { SmtpSender } from '../smtp/smtp-sender.js';
import { DeliverMail } from './deliver-mail.service.js';
import { MailLoader } from './mail-loader.js';
import { mailJobFacts } from './mail-order.js';
import { MailWorker } from './mail-worker.js';

@Module({
  imports: [DeliveriesModule, QueueModule.forWorker(emailQueueName, mailJobFacts)],
  providers: [DeliverMail, MailLoader, MailWorker, { provide: MailSender, useClass: SmtpSender }],
})
export class DeliveringModule {}
