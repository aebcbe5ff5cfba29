import ts from 'typescript';
import type { TextFile } from './tracked-texts.ts';

type Range = readonly [from: number, to: number];

const isProgram = /\.[cm]?tsx?$/;
const isSql = /\b(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|JOIN|CREATE|ALTER)\b/;
/** Several words, or a label: more than a value or a name. */
const isSentence = (text: string) => /\S\s+\S|^\s*[A-Z][a-z]|[’…]/.test(text) && !isSql.test(text);
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const code = /`[^`\n]+`/g;

/**
 * The file with everything blank that is not prose, so that offsets and lines stay: what a page, an email, a log or a
 * document says, and with `comments` those, too. Undefined if the file is of another kind.
 */
export function proseOf({ path, text }: TextFile, comments: boolean): string | undefined {
  if (path.endsWith('.md'))
    return text.replaceAll(/^ *```[\s\S]*?^ *```/gm, blank).replaceAll(code, blank);
  if (path.endsWith('.mjml'))
    return text.replaceAll(/<!--[\s\S]*?-->|\{\{[^}]*\}\}|<[^>]*>/g, blank);
  if (!isProgram.test(path)) return undefined;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const literals = literalsIn(source, source);
  const sentences = literals.filter(({ isProse }) => isProse).map(({ range }) => range);
  if (!comments) return rewrite(text, sentences, same, blank);
  const withoutLiterals = rewrite(
    text,
    literals.map(({ range }) => range),
    blank,
    same,
  );
  const remarks = [...withoutLiterals.matchAll(comment)].map(
    ({ 0: { length }, index }): Range => [index, index + length],
  );
  return rewrite(text, [...sentences, ...remarks], same, blank).replaceAll(code, blank);
}

interface Literal {
  /** Without its quotes, because a word in quotes inside of a sentence is a value. */
  range: Range;
  isProse: boolean;
}

function literalsIn(node: ts.Node, source: ts.SourceFile): Literal[] {
  const literals: Literal[] = [];
  ts.forEachChild(node, (child) => void literals.push(...literalsIn(child, source)));
  if (ts.isJsxText(node)) {
    literals.push({ range: [node.pos, node.end], isProse: isSentence(node.text) });
  } else if (ts.isTemplateExpression(node)) {
    const isProse = isSentence(node.getText(source).slice(1, -1));
    const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    literals.push(
      ...pieces.map((piece) => ({
        range: [
          piece.getStart(source) + 1,
          piece.end - (ts.isTemplateTail(piece) ? 1 : 2),
        ] as const,
        isProse,
      })),
    );
  } else if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) {
    const isProse = ts.isStringLiteralLike(node) && isSentence(node.text);
    literals.push({ range: [node.getStart(source) + 1, node.end - 1], isProse });
  }
  return literals;
}

const same = (text: string) => text;

function rewrite(
  text: string,
  ranges: readonly Range[],
  inside: typeof same,
  outside: typeof same,
): string {
  const sorted = ranges.toSorted(([one], [other]) => one - other);
  const parts = sorted.map(([from, to], index) => {
    const [, before = 0] = sorted[index - 1] ?? [];
    return outside(text.slice(before, from)) + inside(text.slice(from, to));
  });
  const [, end = 0] = sorted.at(-1) ?? [];
  return parts.join('') + outside(text.slice(end));
}
