import Handlebars from 'handlebars';

/**
 * (!) Rejects placeholders and conditions that name an unknown field. At run time, `{{#if}}` takes one for an empty value:
 * what it shows would be missing in every email, and nothing else would tell.
 */
export class KnownFieldsOnly extends Handlebars.Visitor {
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
