/** Stands for any letter in a spelling. Words contain none. */
export const anyLetter = '?';

/** Shorter words are near too many others; longer ones are found by their trigrams. */
const minLength = 3;
const maxLength = 12;

/**
 * Patterns for the words that are one slip away from this one: two neighboring letters swapped, one too many, one
 * missing, one wrong.
 */
export function nearSpellings(word: string): string[] {
  const letters = [...word];
  if (letters.length < minLength || letters.length > maxLength) return [word];
  const places = letters.map((_, place) => place);
  const spliced = (place: number, removed: number, ...added: string[]) =>
    letters.toSpliced(place, removed, ...added).join('');
  const swapped = places
    .slice(1)
    .map((place) => spliced(place - 1, 2, letters[place] ?? '', letters[place - 1] ?? ''));
  return [
    ...new Set([
      ...swapped,
      ...places.map((place) => spliced(place, 1)),
      ...places.map((place) => spliced(place, 1, anyLetter)),
      ...[...places, letters.length].map((place) => spliced(place, 0, anyLetter)),
    ]),
  ];
}
