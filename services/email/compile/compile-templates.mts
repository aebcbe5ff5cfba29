import { accessSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import mjml2html from 'mjml';
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

/** Gmail drops style blocks that are larger. */
const maxStyleLength = 16 * 1024;

/** The HTML of an email with its placeholders, from its preview and its sections. */
async function compileBody(
  { preview, sections }: { preview: string; sections: string },
  file: string,
): Promise<string> {
  const source = framed(preview, sections);
  // (!) MJML skips an include it cannot read, even in strict mode.
  for (const [, path = ''] of source.matchAll(/<mj-include path="([^"]*)"/g)) {
    accessSync(join(dirname(file), path));
  }
  const { html } = await mjml2html(source, {
    filePath: file,
    includePath: dirname(file),
    ignoreIncludes: false,
    validationLevel: 'strict',
    keepComments: false,
    // By default MJML adds links to web fonts by name.
    fonts: {},
  });
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([style]) => style.length);
  const total = styles.reduce((sum, length) => sum + length, 0);
  if (total >= maxStyleLength)
    throw new Error(`${total} characters of styles exceed ${maxStyleLength}`);
  return html;
}

/** What every designed email has around its sections. */
function framed(preview: string, sections: string): string {
  // MJML copies the indentation of table rows.
  const indented = sections.replaceAll(/^(?=.)/gm, '    ');
  return `<mjml lang="en">
    <mj-head>
      <mj-include path="shared/head.mjml" />
      <mj-preview>${preview}</mj-preview>
    </mj-head>
    <mj-body css-class="ground">
      <mj-include path="shared/header.mjml" />
${indented}
    </mj-body>
  </mjml>`;
}
