import { accessSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import mjml2html from 'mjml';

/** Gmail drops style blocks that are larger. */
const maxStyleLength = 16 * 1024;

/**
 * The HTML of an email with its placeholders. Its file holds what is its own: `Preview: …`, an empty line, its sections.
 * Throws with the file's name if MJML reports an error.
 */
export async function compileBody(file: string, templatesFolder: string): Promise<string> {
  const html = await toHtml(file, templatesFolder);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([style]) => style.length);
  const total = styles.reduce((sum, length) => sum + length, 0);
  if (total >= maxStyleLength)
    throw new Error(`${file}: ${total} characters of styles exceed ${maxStyleLength}`);
  return html;
}

async function toHtml(file: string, templatesFolder: string): Promise<string> {
  try {
    const source = framed(readFileSync(file, 'utf8'));
    // (!) MJML skips an include it cannot read, even in strict mode.
    for (const [, path = ''] of source.matchAll(/<mj-include path="([^"]*)"/g)) {
      accessSync(join(dirname(file), path));
    }
    const { html } = await mjml2html(source, {
      filePath: file,
      includePath: templatesFolder,
      ignoreIncludes: false,
      validationLevel: 'strict',
      keepComments: false,
      // By default MJML adds links to web fonts by name.
      fonts: {},
    });
    return html;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: ${reason}`, { cause });
  }
}

/** What every designed email has around its sections. */
function framed(content: string): string {
  const [, preview, sections] = /^Preview: ([^\n]+)\n\n(.*)$/s.exec(content) ?? [];
  if (!preview || !sections) throw new Error('it must begin with “Preview: …” and an empty line');
  // MJML copies the indentation of table rows.
  const indented = sections.replaceAll(/^(?=.)/gm, '    ');
  return `<mjml lang="en">
    <mj-head>
      <mj-include path="../shared/head.mjml" />
      <mj-preview>${preview}</mj-preview>
    </mj-head>
    <mj-body css-class="ground">
      <mj-include path="../shared/header.mjml" />
${indented}
    </mj-body>
  </mjml>`;
}
