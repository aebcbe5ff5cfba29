/*
 * Normalizes text for searching: without accents, case, apostrophes and kinds of dashes. (!) The database has the same
 * rules in leads.fold_text, created by a migration; a test compares the two.
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

/** What is between words. (!) The database has the same rule in leads.split_words; a test compares the two. */
const separators = /[\s!-/:-@[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f]+/;

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded.split(separators).filter((word) => word !== '');
}

/**
 * Where a folded text first occurs in a text, as indexes of the original; null if it does not. With `onlyBegins`, where
 * a word begins with it.
 */
export function findFolded(
  text: string,
  folded: string,
  { onlyBegins = false } = {},
): { from: number; to: number } | null {
  let all = '';
  const starts: number[] = [];
  let index = 0;
  for (const character of text) {
    const part = foldText(character);
    for (let place = 0; place < part.length; place += 1) starts.push(index);
    all += part;
    index += character.length;
  }
  const isHit = (at: number) => !onlyBegins || at === 0 || separators.test(all.charAt(at - 1));
  let found = all.indexOf(folded);
  while (found !== -1 && !isHit(found)) found = all.indexOf(folded, found + 1);
  const from = starts[found];
  if (folded === '' || from === undefined) return null;
  // Extends to the next base character: a combining accent belongs to the letter before it.
  return { from, to: starts[found + folded.length] ?? text.length };
}
