import Handlebars from 'handlebars';

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

/**
 * (!) Rejects placeholders and conditions that name an unknown field. At run time, `{{#if}}` takes one for an empty value:
 * what it shows would be missing in every email, and nothing else would tell.
 */
class KnownFieldsOnly extends Handlebars.Visitor {
  /** What `this` is, innermost last. */
  readonly #scopes: unknown[];

  constructor(fields: object) {
    super();
    this.#scopes = [fields];
  }

  override PathExpression(path: hbs.AST.PathExpression): void {
    this.#valueOf(path);
  }

  override MustacheStatement({ path, params, hash }: hbs.AST.MustacheStatement): void {
    // A helper's name is not a field; unknown helpers are rejected when it is compiled.
    if (params.length === 0) this.accept(path);
    this.acceptArray(params);
    this.accept(hash);
  }

  override BlockStatement({ path, params, program, inverse }: hbs.AST.BlockStatement): void {
    this.acceptArray(params);
    const [list] = params;
    if (isPath(path) && path.original === 'each' && list && isPath(list)) {
      const items = this.#valueOf(list);
      this.#scopes.push(Array.isArray(items) ? items[0] : undefined);
      this.accept(program);
      this.#scopes.pop();
    } else {
      this.accept(program);
    }
    if (inverse) this.accept(inverse);
  }

  #valueOf({ parts, original, depth, data }: hbs.AST.PathExpression): unknown {
    let value = this.#scopes.at(-1 - depth);
    for (const part of parts) {
      if (data || typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) {
        throw new Error(`{{${original}}} is not a field of this email (src/emails/*-fields.ts)`);
      }
      value = Reflect.get(value, part);
    }
    return value;
  }
}

const isPath = (expression: hbs.AST.Node): expression is hbs.AST.PathExpression =>
  expression.type === 'PathExpression';
