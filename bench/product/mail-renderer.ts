import { join } from 'node:path';
import { repository } from '@agency/infra/settings/paths';

export const emailService = join(repository, 'services/email');
export const compiledMails = join(emailService, 'dist/mails');

interface Renderer {
  renderCallMail(name: string, call: unknown, writtenAt: Date): { html: string };
}

interface RendererModule {
  CompiledMailRenderer: new (sender: object) => Renderer;
}

interface SampleModule {
  sample: { name: string; call: unknown; writtenAt: Date };
}

/** Fills a mail about a call with its sample, by the service's own way as it was compiled. */
export async function loadFill(mail: string): Promise<() => { html: string }> {
  const renderer: RendererModule = await import(join(compiledMails, 'compiled-mail-renderer.js'));
  const { sample }: SampleModule = await import(join(compiledMails, mail, 'sample.js'));
  const from = { name: 'Sender', address: 'sender@site.example' };
  const filler = new renderer.CompiledMailRenderer({ siteUrl: 'https://site.example', from });
  return () => filler.renderCallMail(sample.name, sample.call, sample.writtenAt);
}

type CompileBody = (file: string, mailsFolder: string) => Promise<string>;

/** Compiles a mail's MJML, as the build does once. */
export async function loadCompile(mail: string): Promise<() => Promise<string>> {
  const build = join(emailService, 'compile/compile-body.mts');
  const { compileBody }: { compileBody: CompileBody } = await import(build);
  const folder = join(emailService, 'src/mails');
  return () => compileBody(join(folder, mail, 'body.mjml'), folder);
}
