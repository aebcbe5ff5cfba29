import { accessSync } from 'node:fs';
import { dirname, join } from 'node:path';
import mjml2html from 'mjml';

/** Gmail drops style blocks that are larger. */
const maxStyleLength = 16 * 1024;

/** The HTML of an email with its placeholders, from its preview and its sections. */
export async function compileBody(
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
