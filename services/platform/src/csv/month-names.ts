/** Languages in which the exports of ad platforms and address books name months. */
const languages = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const months = new Map<string, number>([
  ['sept', 9],
  ['mrz', 3],
]);
for (const language of languages) {
  for (const length of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      months.set(keyOf(format.format(new Date(Date.UTC(2026, month - 1, 15)))), month);
    }
  }
}

/** The number of a month by its name or its abbreviation; undefined for another word. */
export const monthOf = (name: string): number | undefined => months.get(keyOf(name.slice(0, 20)));
