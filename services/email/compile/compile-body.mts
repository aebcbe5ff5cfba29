import { accessSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import mjml2html from 'mjml';

/** Gmail reads no more of a style block, and drops all of it when it is larger. */
const largestStyle = 16 * 1024;

/** The HTML of a mail, its placeholders still in it. Whatever MJML finds wrong is an error that names the file. */
export async function compileBody(file: string, mailsFolder: string): Promise<string> {
  const html = await toHtml(file, mailsFolder);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([style]) => style.length);
  const whole = styles.reduce((sum, length) => sum + length, 0);
  if (whole >= largestStyle) throw new Error(`${file}: ${whole} characters of styles are too many`);
  return html;
}

async function toHtml(file: string, mailsFolder: string): Promise<string> {
  try {
    const source = readFileSync(file, 'utf8');
    // (!) MJML leaves out what it cannot read, strict or not.
    for (const [, path = ''] of source.matchAll(/<mj-include path="([^"]*)"/g)) {
      accessSync(join(dirname(file), path));
    }
    const { html } = await mjml2html(source, {
      filePath: file,
      includePath: mailsFolder,
      ignoreIncludes: false,
      validationLevel: 'strict',
      keepComments: false,
      // Without it, MJML loads fonts from elsewhere by their names.
      fonts: {},
    });
    return html;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: ${reason}`, { cause });
  }
}
