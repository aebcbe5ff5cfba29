/*
 * How text is compared in a search: without accents, case, apostrophes and kinds of dashes. (!) The database has the same
 * rules in leads.fold_text, made by a migration; a test compares the two.
 */
const apostrophes = /['’‘ʼʻ`´′]/g;
const combiningMarks = /[\u0300-\u036f]/g;
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
};
const special = /[ßæœþøłđðıħς‐‒–—―−]/g;

export function foldText(text: string): string {
  return text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(combiningMarks, '')
    .replace(special, (character) => letters[character] ?? '-');
}

/** Where a folded text first stands in a text, as indexes of the text as it is; null when it does not. */
export function findFolded(text: string, folded: string): { from: number; to: number } | null {
  let all = '';
  const starts: number[] = [];
  let index = 0;
  for (const character of text) {
    const part = foldText(character);
    for (let place = 0; place < part.length; place += 1) starts.push(index);
    all += part;
    index += character.length;
  }
  const found = all.indexOf(folded);
  const from = starts[found];
  if (folded === '' || from === undefined) return null;
  // Up to the next character that counts: a combining accent belongs to the letter before it.
  return { from, to: starts[found + folded.length] ?? text.length };
}
