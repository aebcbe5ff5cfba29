import { type HTMLElement, NodeType, TextNode } from 'node-html-parser';

const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'OPTION']);
const inline = new Set('A ABBR B BR CITE CODE EM I SMALL SPAN STRONG SUB SUP TIME'.split(' '));

/** What a person reads in it: blocks are separated, and white space is collapsed. */
export function textOf(element: HTMLElement): string {
  return read(element).replaceAll(/\s+/g, ' ').trim();
}

function read(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (node instanceof TextNode) return node.text;
      if (node.nodeType !== NodeType.ELEMENT_NODE) return '';
      const child = node as HTMLElement;
      if (unread.has(child.tagName)) return '';
      if (child.tagName === 'BR') return ' ';
      return inline.has(child.tagName) ? read(child) : ` ${read(child)} `;
    })
    .join('');
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
