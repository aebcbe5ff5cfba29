import Handlebars from 'handlebars';
import { KnownFieldsOnly } from './known-fields-only.mts';

/** A template as the source of a function, which throws when a placeholder has no value. `fields`: what it may name. */
export function precompile(source: string, kind: 'html' | 'text', fields: object): string {
  const program = Handlebars.parse(source);
  new KnownFieldsOnly(fields).accept(program);
  if (kind === 'html') new EscapedOnly().accept(program);
  return String(
    Handlebars.precompile(program, {
      strict: true,
      knownHelpersOnly: true,
      noEscape: kind === 'text',
    }),
  );
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
