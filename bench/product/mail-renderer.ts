import { join } from 'node:path';
import { repository } from '@agency/native/stack/paths';

export const emailService = join(repository, 'services/email');
export const compiledMails = join(emailService, 'dist/templates');

interface Renderer {
  render(email: Sample, writtenAt: Date): { html: string };
}

interface RendererModule {
  EmailRenderer: new (sender: object) => Renderer;
}

interface Sample {
  name: string;
  writtenAt: Date;
}

interface SamplesModule {
  emailSamples: Record<string, Sample>;
}

/** Fills a mail about a call with its sample, by the service's own way as it was compiled. */
export async function loadFill(mail: string): Promise<() => { html: string }> {
  const renderer: RendererModule = await import(join(compiledMails, 'email-renderer.js'));
  const { emailSamples }: SamplesModule = await import(join(compiledMails, 'email-samples.js'));
  const sample = emailSamples[mail];
  if (!sample) throw new Error(`There is no email named ${mail}.`);
  const from = { name: 'Sender', address: 'sender@site.example' };
  const filler = new renderer.EmailRenderer({ siteUrl: 'https://site.example', from });
  return () => filler.render(sample, sample.writtenAt);
}

type CompileBody = (file: string, mailsFolder: string) => Promise<string>;

/** Compiles a mail's MJML, as the build does once. */
export async function loadCompile(mail: string): Promise<() => Promise<string>> {
  const build = join(emailService, 'compile/compile-body.mts');
  const { compileBody }: { compileBody: CompileBody } = await import(build);
  const folder = join(emailService, 'src/templates');
  return () => compileBody(join(folder, mail, 'body.mjml'), folder);
}
