import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { compileBody } from './compile-body.mts';
import { precompile } from './precompile.mts';
import { textPart } from './text-part.mts';

/** The fields that each email's template may name. */
type KnownFields = Readonly<Record<string, object>>;

/** The source of a CommonJS module with every template as a function, so that none is parsed at run time. */
export async function compileTemplates(folder: string, known: KnownFields): Promise<string> {
  const files = readdirSync(folder).filter((name) => /\.(mjml|html)$/.test(name));
  if (files.length === 0) throw new Error(`${folder}: there is no template in it`);
  const emails = await Promise.all(files.map((file) => compileTemplate(join(folder, file), known)));
  return [
    '// Made by compile/main.mts from src/emails/templates.',
    `module.exports = {${emails.join(',\n')}};`,
    '',
  ].join('\n');
}

/** An email that should look typed by a person is plain HTML. */
async function compileTemplate(file: string, known: KnownFields): Promise<string> {
  const { name, ext } = parse(file);
  try {
    const content = readFileSync(file, 'utf8');
    const { subject, html } =
      ext === '.html' ? readPlain(content) : await readDesigned(content, file);
    const fields = known[name] ?? {};
    const parts = {
      subject: precompile(subject, 'text', fields),
      html: precompile(html, 'html', { ...fields, subject }),
      text: precompile(textPart(html), 'text', fields),
    };
    return `${JSON.stringify(name)}: {subject: ${parts.subject}, html: ${parts.html}, text: ${parts.text}}`;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: ${reason}`, { cause });
  }
}

interface Template {
  subject: string;
  html: string;
}

function readPlain(content: string): Template {
  const [, subject, html] = /^<!-- Subject: ([^\n]+) -->\n(.*)$/s.exec(content) ?? [];
  if (!subject || !html) throw new Error('it must begin with “<!-- Subject: … -->”');
  return { subject, html };
}

async function readDesigned(content: string, file: string): Promise<Template> {
  const begun = /^Subject: ([^\n]+)\nPreview: ([^\n]+)\n\n(.*)$/s.exec(content);
  const [, subject, preview, sections] = begun ?? [];
  if (!subject || !preview || !sections) {
    throw new Error('it must begin with “Subject: …”, “Preview: …” and an empty line');
  }
  return { subject, html: await compileBody({ preview, sections }, file) };
}
