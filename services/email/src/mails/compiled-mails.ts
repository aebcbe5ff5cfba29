import { join } from 'node:path';
import type { EmailJobName } from '@agency/platform';
import Handlebars from 'handlebars/runtime';

interface CompiledMail {
  subject: TemplateSpecification;
  html: TemplateSpecification;
  text: TemplateSpecification;
}

interface CompiledMails {
  mails: Record<EmailJobName, CompiledMail>;
  /** What the plain-text parts share. */
  partials: Record<string, TemplateSpecification>;
}

/** Made by the build (compile/main.mts); in the same place whether this file was compiled or not. */
const file = join(__dirname, '../../dist/compiled-mails.cjs');

export type Fill = (fields: object) => string;
export type FilledParts = Record<keyof CompiledMail, Fill>;

/** Every mail as functions that fill it. A mail is unfolded when it is first needed. */
export function loadMails(): (name: EmailJobName) => FilledParts {
  const { mails, partials }: CompiledMails = require(file);
  const engine = Handlebars.create();
  for (const [name, partial] of Object.entries(partials)) {
    engine.registerPartial(name, engine.template(partial));
  }
  const unfolded = new Map<EmailJobName, FilledParts>();
  return (name) => {
    const known = unfolded.get(name);
    if (known) return known;
    const { subject, html, text } = mails[name];
    const parts = {
      subject: engine.template(subject),
      html: engine.template(html),
      text: engine.template(text),
    };
    unfolded.set(name, parts);
    return parts;
  };
}
