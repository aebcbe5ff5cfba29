import type { ReplyFacts } from './email-facts.js';
import { withoutEncodedWords } from './visitor-text.js';

/** Part of a text, as a template shows it. */
export interface Piece {
  text: string;
  /** Null for text without a link. */
  href: string | null;
  startsLine: boolean;
  startsParagraph: boolean;
}

const webAddress = /\bhttps?:\/\/[^\s<>"]+/g;
/** Punctuation that ends the sentence and is not part of the address. */
const trailing = /[.,;:!?'’)\]]+$/;

/** The placeholders of a reply. */
export function replyTemplateFields({ subject, body }: ReplyFacts) {
  return {
    // A template field may have inserted a lead's company.
    replySubject: withoutEncodedWords(subject),
    pieces: piecesOf(body),
  };
}

/** Plain text as a template shows it, its web addresses as links: one list, because nested ones take templates longer. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const paragraph of text.split(/\n(?:[^\S\n]*\n)+/)) {
    const first = pieces.length;
    for (const line of paragraph.split('\n')) {
      addLine(pieces, line, pieces.length === first ? 'paragraph' : 'line');
    }
  }
  return pieces;
}

/** At least one piece, so that an empty line is one. */
function addLine(pieces: Piece[], line: string, starts: 'paragraph' | 'line'): void {
  const add = (text: string, href: string | null, isFirst: boolean) =>
    pieces.push({
      text,
      href,
      startsLine: isFirst && starts === 'line',
      startsParagraph: isFirst && starts === 'paragraph' && pieces.length > 0,
    });
  let end = 0;
  for (const { 0: found, index } of line.matchAll(webAddress)) {
    const address = found.replace(trailing, '');
    if (!URL.canParse(address)) continue;
    add(line.slice(end, index), null, end === 0);
    add(address, address, false);
    end = index + address.length;
  }
  add(line.slice(end), null, end === 0);
}
