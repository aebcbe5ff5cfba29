import type { ReplyFacts } from './email-facts.js';
import { withoutEncodedWords } from './visitor-text.js';

/** Part of a line: text, or an address to link. */
export interface Piece {
  text: string;
  /** Null for text. */
  href: string | null;
}

const webAddress = /\bhttps?:\/\/[^\s<>"]+/g;
/** Punctuation that ends the sentence and is not part of the address. */
const trailing = /[.,;:!?'’)\]]+$/;

/** The placeholders of a reply: the same text for both parts, with web addresses as links in the HTML part. */
export function replyTemplateFields({ subject, body }: ReplyFacts) {
  return {
    // A template field may have inserted a lead's company.
    replySubject: withoutEncodedWords(subject),
    body,
    paragraphs: paragraphsOf(body),
  };
}

/** Plain text as the HTML part shows it: paragraphs, lines, and web addresses to link. */
export const paragraphsOf = (text: string) =>
  text.split(/\n(?:[^\S\n]*\n)+/).map((paragraph) => ({
    lines: paragraph.split('\n').map((line) => ({ pieces: piecesOf(line) })),
  }));

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(webAddress)) {
    const address = found.replace(trailing, '');
    if (!URL.canParse(address)) continue;
    pieces.push({ text: line.slice(end, index), href: null }, { text: address, href: address });
    end = index + address.length;
  }
  pieces.push({ text: line.slice(end), href: null });
  return pieces.filter(({ text }) => text !== '');
}
