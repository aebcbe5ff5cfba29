import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileBody } from './compile-body.mts';
import { precompile } from './precompile.mts';

const body = 'body.mjml';
/** Plain HTML for emails that should look typed by a person. */
const plainBody = 'body.html';
const partials = 'shared/text';

/** The source of a CommonJS module with every template as a function, so that none is parsed at run time. */
export async function compileTemplates(folder: string): Promise<string> {
  const names = readdirSync(folder).filter((name) =>
    [body, plainBody].some((file) => existsSync(join(folder, name, file))),
  );
  if (names.length === 0) throw new Error(`${folder}: there is no template in it`);
  const emails = await Promise.all(names.map((name) => compileTemplate(folder, name)));
  return [
    '// Made by compile/main.mts from src/emails.',
    `exports.emails = {${emails.join(',\n')}};`,
    `exports.partials = {${compilePartials(folder).join(',\n')}};`,
    '',
  ].join('\n');
}

async function compileTemplate(folder: string, name: string): Promise<string> {
  const file = (part: string) => join(folder, name, part);
  const textFile = file('text.txt');
  const { subject, text } = readText(textFile);
  const parts = {
    subject: precompile(subject, { file: textFile, kind: 'text' }),
    text: precompile(text, { file: `${textFile}, below its subject`, kind: 'text' }),
  };
  const htmlFile = file(existsSync(file(plainBody)) ? plainBody : body);
  const source = htmlFile.endsWith(plainBody)
    ? readFileSync(htmlFile, 'utf8')
    : await compileBody(htmlFile, folder);
  const html = precompile(source, { file: htmlFile, kind: 'html' });
  return `${JSON.stringify(name)}: {subject: ${parts.subject}, html: ${html}, text: ${parts.text}}`;
}

/** Splits a file like an email: `Subject: …`, an empty line, the plain text. */
function readText(file: string): { subject: string; text: string } {
  const [, subject, text] = /^Subject: ([^\n]+)\n\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (!subject || !text)
    throw new Error(`${file}: it must begin with “Subject: …” and an empty line`);
  return { subject, text };
}

/** Partials of the plain-text parts; the HTML parts include theirs as MJML. */
function compilePartials(folder: string): string[] {
  const below = join(folder, partials);
  const files = existsSync(below) ? readdirSync(below) : [];
  return files.map((name) => {
    const file = join(below, name);
    const compiled = precompile(readFileSync(file, 'utf8'), { file, kind: 'text' });
    return `${JSON.stringify(name.replace('.txt', ''))}: ${compiled}`;
  });
}
