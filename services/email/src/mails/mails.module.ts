import { type DynamicModule, Module } from '@nestjs/common';
import { CompiledMailRenderer } from './compiled-mail-renderer.js';
import type { SenderFacts } from './mail-facts.js';
import { MailRenderer } from './mail-renderer.js';

@Module({})
export class MailsModule {
  /** For all modules: what sends mails and what shows them fill the same ones. */
  static forSender(sender: SenderFacts): DynamicModule {
    const renderer = { provide: MailRenderer, useFactory: () => new CompiledMailRenderer(sender) };
    return { module: MailsModule, global: true, providers: [renderer], exports: [renderer] };
  }
}
