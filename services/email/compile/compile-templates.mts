import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileBody } from './compile-body.mts';
import { precompile } from './precompile.mts';
import { textPart } from './text-part.mts';

const designedBody = 'body.mjml';
/** Plain HTML for emails that should look typed by a person. */
const plainBody = 'body.html';

/** The fields that each email's template may name. */
type KnownFields = Readonly<Record<string, object>>;

/** The source of a CommonJS module with every template as a function, so that none is parsed at run time. */
export async function compileTemplates(folder: string, known: KnownFields): Promise<string> {
  const names = readdirSync(folder).filter((name) =>
    [designedBody, plainBody].some((file) => existsSync(join(folder, name, file))),
  );
  if (names.length === 0) throw new Error(`${folder}: there is no template in it`);
  const emails = await Promise.all(names.map((name) => compileTemplate(folder, name, known)));
  return [
    '// Made by compile/main.mts from src/emails.',
    `module.exports = {${emails.join(',\n')}};`,
    '',
  ].join('\n');
}

async function compileTemplate(folder: string, name: string, known: KnownFields): Promise<string> {
  const plainFile = join(folder, name, plainBody);
  const file = existsSync(plainFile) ? plainFile : join(folder, name, designedBody);
  try {
    const content = readFileSync(file, 'utf8');
    const { subject, html } =
      file === plainFile ? readPlain(content) : await readDesigned(content, file, folder);
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

async function readDesigned(content: string, file: string, folder: string): Promise<Template> {
  const begun = /^Subject: ([^\n]+)\nPreview: ([^\n]+)\n\n(.*)$/s.exec(content);
  const [, subject, preview, sections] = begun ?? [];
  if (!subject || !preview || !sections) {
    throw new Error('it must begin with “Subject: …”, “Preview: …” and an empty line');
  }
  return { subject, html: await compileBody({ preview, sections }, file, folder) };
}
