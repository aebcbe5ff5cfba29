import Handlebars from 'handlebars';

interface Template {
  file: string;
  kind: 'html' | 'text';
}

/** A template as the source of a function, which throws when a placeholder has no value. */
export function precompile(source: string, { file, kind }: Template): string {
  try {
    const program = Handlebars.parse(source);
    if (kind === 'html') new EscapedOnly().accept(program);
    return String(
      Handlebars.precompile(program, {
        strict: true,
        knownHelpersOnly: true,
        noEscape: kind === 'text',
      }),
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: ${reason}`, { cause });
  }
}

/** (!) Rejects `{{{name}}}` and `{{&name}}`, which would put user input into the HTML unescaped. */
class EscapedOnly extends Handlebars.Visitor {
  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    if (statement.escaped) {
      super.MustacheStatement(statement);
      return;
    }
    throw new Error(`line ${statement.loc.start.line}: a placeholder that is not escaped`);
  }
}
