/** Exporters write these around text that a spreadsheet would take for a number, a date or a formula. */
const quotedFormula = /^=\s*(?:T\()?"((?:[^"]|"")*)"\)?$/;
const link = /^=\s*HYPERLINK\("(?:[^"]|"")*"\s*[,;]\s*"((?:[^"]|"")*)"\)$/i;
/** An apostrophe before a formula or a number. In front of a word, it belongs to the word. */
const guarded = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|\d[^\p{L}]*$|\d{4}-\d\d-\d\d)/u;

const blank = /[\s\u00ad\u200b-\u200f\u2060-\u2064\u180e\ufeff]/;

/** A cell as it was meant: without what was written around it, and without blanks and invisible characters at its ends. */
export function cellText(cell: string): string {
  const text = trimBlanks(cell);
  const wrapped = quotedFormula.exec(text) ?? link.exec(text);
  if (wrapped?.[1] !== undefined) return trimBlanks(wrapped[1].replaceAll('""', '"'));
  return trimBlanks(text.replace(guarded, ''));
}

// (!) Not a regular expression: its cost would grow with the square of a cell of blanks.
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
