import { lexer, Parser, Renderer, type Token, type Tokens } from 'marked';
import { narrowLook } from '~/lib/narrow-look';
import { paths } from '~/lib/paths';
import { articlePage } from './blog';

export interface ArticleHeading {
  id: string;
  text: string;
}

export interface RenderedArticle {
  html: string;
  /** The headings of the second level, for a list of contents. */
  headings: ArticleHeading[];
  words: number;
}

const sideNote = /^\s*\*\*Side note:\*\*/;

/** With more columns, a stacked row is taller than a phone, and rows can no longer be compared. */
const maxStackedColumns = 5;

function idOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function asAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** What a phone shows before a cell of a stacked table. */
const withLabel = (cell: string, label?: string) =>
  label ? cell.replace(/^<td/, `<td data-label="${asAttribute(label)}"`) : cell;

/** Markdown as the articles use it: side notes, wide tables, checklists to print. Nothing else gets through. */
class ArticleRenderer extends Renderer {
  readonly headings: ArticleHeading[] = [];

  override heading({ tokens, depth }: Tokens.Heading): string {
    if (depth !== 2 && depth !== 3) {
      throw new Error(`a heading of level ${depth}; only ## and ### fit under the title`);
    }
    const text = this.parser.parseInline(tokens, this.parser.textRenderer);
    const id = idOf(text);
    if (this.headings.some((heading) => heading.id === id)) {
      throw new Error(`two headings would share the anchor #${id}`);
    }
    if (depth === 2) this.headings.push({ id, text });
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override blockquote(token: Tokens.Blockquote): string {
    if (!sideNote.test(token.text)) return super.blockquote(token);
    return `<aside class="side-note">${this.parser.parse(token.tokens)}</aside>\n`;
  }

  /** See styles/narrow-tables.css. */
  override table(token: Tokens.Table): string {
    const plain = (cell: Tokens.TableCell) =>
      this.parser.parseInline(cell.tokens, this.parser.textRenderer);
    const columns = token.header.map(plain);
    const narrow = narrowLook(token.rows.map((cells) => cells.map(plain)));
    const rowOf = (cells: Tokens.TableCell[], labels: readonly string[] = []) => {
      const shown = cells.map((cell, column) => withLabel(this.tablecell(cell), labels[column]));
      return this.tablerow({ text: shown.join('') });
    };
    // The first cell names the row.
    const labels = narrow === 'stacks' ? ['', ...columns.slice(1)] : [];
    const table =
      `<thead>\n${rowOf(token.header)}</thead>\n` +
      `<tbody>${token.rows.map((cells) => rowOf(cells, labels)).join('')}</tbody></table>`;
    const name = `aria-label="${asAttribute(`Table: ${columns.filter(Boolean).join(', ')}`)}"`;
    // A scrollable region must be focusable by keyboard.
    if (columns.length > maxStackedColumns) {
      return `<div class="article-table" role="region" ${name} tabindex="0"><table>\n${table}</div>\n`;
    }
    return `<div class="article-table"><table ${name} data-narrow="${narrow}">\n${table}</div>\n`;
  }

  /** The corner above a column of labels heads nothing: an empty heading would be read out as one. */
  override tablecell(token: Tokens.TableCell): string {
    const html = super.tablecell(token.text ? token : { ...token, header: false });
    // `align` is obsolete in HTML: the stylesheet aligns.
    return html.replace(/^<(t[hd]) align="/, '<$1 data-align="');
  }

  override list(token: Tokens.List): string {
    const html = super.list(token);
    return token.items.some((item) => item.task)
      ? html.replace('<ul>', '<ul class="checklist">')
      : html;
  }

  /** The stylesheet draws the box: it is there to print and cannot be checked on screen. */
  override checkbox(): string {
    return '';
  }

  override link(token: Tokens.Link): string {
    const html = super.link(token);
    if (/^[/#]/.test(token.href)) return html;
    if (!token.href.startsWith('https://')) throw new Error(`a link to ${token.href}`);
    return html.replace('<a ', '<a rel="noopener" ');
  }

  override html(token: Tokens.HTML | Tokens.Tag): string {
    throw new Error(`HTML is not for articles: ${token.text.trim()}`);
  }
}

export function countWords(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;|&#\d+;/g, ' ');
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** The start of the section nearest to the middle of the text. 0 if there is only one. */
function middleOf(tokens: readonly Token[]): number {
  const half = tokens.reduce((length, { raw }) => length + raw.length, 0) / 2;
  let read = 0;
  let middle = 0;
  let shortest = half;
  tokens.forEach((token, index) => {
    const distance = Math.abs(read - half);
    if (token.type === 'heading' && token.depth === 2 && distance < shortest) {
      middle = index;
      shortest = distance;
    }
    read += token.raw.length;
  });
  return middle;
}

const { invitation } = articlePage;
const invitationHtml = `<aside class="article-invitation"><p>${invitation.text} <a href="${paths.leadGeneration}">${invitation.link}</a> ${invitation.or} <a href="${paths.sampleAudit}">${invitation.audit}</a></p></aside>\n`;

/** Inserts an invitation in the middle, which is neither counted as words nor printed. */
export function renderArticle(markdown: string): RenderedArticle {
  const renderer = new ArticleRenderer();
  const parser = new Parser({ renderer });
  const tokens = lexer(markdown);
  const middle = middleOf(tokens);
  const first = parser.parse(tokens.slice(0, middle));
  const second = parser.parse(tokens.slice(middle));
  return {
    html: middle === 0 ? second : `${first}${invitationHtml}${second}`,
    headings: renderer.headings,
    words: countWords(first + second),
  };
}
