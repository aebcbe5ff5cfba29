import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** What the markup of one source file asks of the stylesheets. */
export interface UsedClasses {
  file: string;
  names: string[];
  /** Keys read from each CSS module it imports. */
  modules: { file: string; keys: string[] }[];
}

export function readUsedClasses(file: string): UsedClasses {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const constants = topLevelConstants(source);
  const names = new Set<string>();
  const modules = importedModules(source, file);
  const keys = new Map(Array.from(modules.keys(), (name) => [name, new Set<string>()]));
  const followed = new Set<ts.Node>();

  /** Collects from an expression whose value is a class list. */
  function collect(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) for (const name of wordsOf(node.text)) names.add(name);
    else if (ts.isTemplateExpression(node)) collectTemplate(node);
    else if (ts.isConditionalExpression(node)) {
      collect(node.whenTrue);
      collect(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) collectBinary(node);
    else if (ts.isCallExpression(node)) {
      if (isClassCall(node)) node.arguments.forEach(collect);
    } else if (ts.isIdentifier(node)) follow(node.text);
    else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      collect(node.expression);
    } else if (ts.isPropertyAssignment(node)) collect(node.initializer);
    else ts.forEachChild(node, collect);
  }

  function collectBinary({ left, operatorToken: { kind }, right }: ts.BinaryExpression): void {
    const isJoin = kind === ts.SyntaxKind.PlusToken;
    const isDefault =
      kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
    if (isJoin || isDefault) collect(left);
    if (isJoin || isDefault || kind === ts.SyntaxKind.AmpersandAmpersandToken) collect(right);
  }

  /** A word that an expression is glued to is only part of a name. */
  function collectTemplate({ head, templateSpans }: ts.TemplateExpression): void {
    const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
    for (const [index, text] of texts.entries()) {
      let words = text;
      if (index > 0) words = words.replace(/^\S+/, '');
      if (index < texts.length - 1) words = words.replace(/\S+$/, '');
      for (const name of wordsOf(words)) names.add(name);
    }
    for (const { expression } of templateSpans) collect(expression);
  }

  function follow(name: string): void {
    const value = constants.get(name);
    if (!value || followed.has(value)) return;
    followed.add(value);
    collect(value);
  }

  function walk(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      keys.get(node.expression.text)?.add(node.name.text);
    }
    if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const key = node.argumentExpression;
      if (ts.isStringLiteralLike(key)) keys.get(node.expression.text)?.add(key.text);
    }
    if (ts.isJsxAttribute(node) && /class(Name)?$/i.test(node.name.getText()) && node.initializer) {
      collect(node.initializer);
    } else if (ts.isCallExpression(node) && isClassCall(node)) node.arguments.forEach(collect);
    ts.forEachChild(node, walk);
  }

  walk(source);
  return {
    file,
    names: [...names],
    modules: Array.from(modules, ([name, path]) => ({
      file: path,
      keys: [...(keys.get(name) ?? [])],
    })),
  };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

const isClassCall = ({ expression }: ts.CallExpression) =>
  ts.isIdentifier(expression) && expression.text === 'classNames';

function topLevelConstants(source: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
    }
  }
  return found;
}

/** CSS modules by the name they are imported as. */
function importedModules(source: ts.SourceFile, file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { moduleSpecifier, importClause } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || !importClause?.name) continue;
    const { text } = moduleSpecifier;
    if (!text.endsWith('.module.css')) continue;
    const path = text.startsWith('~/')
      ? resolve('app', text.slice(2))
      : resolve(dirname(file), text);
    found.set(importClause.name.text, path);
  }
  return found;
}

/** The class names that a stylesheet's selectors hold. */
export function classesIn(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const names = new Set<string>();
  for (const [, selector = ''] of plain.matchAll(/([^{};]+)\{/g)) {
    if (selector.trim().startsWith('@')) continue;
    for (const [, name = ''] of selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) names.add(name);
  }
  return names;
}
