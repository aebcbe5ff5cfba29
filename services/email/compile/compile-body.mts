import { readFileSync } from 'node:fs';
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
    const { html } = await mjml2html(readFileSync(file, 'utf8'), {
      filePath: file,
      includePath: mailsFolder,
      ignoreIncludes: false,
      validationLevel: 'strict',
      keepComments: false,
      // Without it, MJML loads fonts from elsewhere by their names.
      fonts: {},
    });
    // (!) An include that cannot be read is left out with a comment, strict or not.
    const [missing] = /<!-- mj-include fails.*?-->/s.exec(html) ?? [];
    if (missing) throw new Error(missing);
    return html;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: ${reason}`, { cause });
  }
}
