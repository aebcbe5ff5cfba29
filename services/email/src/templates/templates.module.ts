import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { SenderFacts } from './email-facts.js';
import { EmailRenderer } from './email-renderer.js';

@Global()
@Module({})
export class TemplatesModule {
  static forSender(sender: SenderFacts): DynamicModule {
    const renderer = { provide: EmailRenderer, useFactory: () => new EmailRenderer(sender) };
    return { module: TemplatesModule, providers: [renderer], exports: [renderer] };
  }
}
