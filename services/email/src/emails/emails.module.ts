import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { SenderFacts } from './email-facts.js';
import { EmailRenderer } from './email-renderer.js';

@Global()
@Module({})
export class EmailsModule {
  static forSender(sender: SenderFacts): DynamicModule {
    const renderer = { provide: EmailRenderer, useFactory: () => new EmailRenderer(sender) };
    return { module: EmailsModule, providers: [renderer], exports: [renderer] };
  }
}
