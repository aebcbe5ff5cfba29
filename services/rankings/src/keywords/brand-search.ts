import { brand } from '@agency/contracts';

const brandWords = brand.name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether a search has a word of the business's name. Whoever searches the name clicks it, wherever it stands. */
export function isBrandSearch(query: string): boolean {
  const words: string[] = query.toLowerCase().match(/\p{L}+/gu) ?? [];
  return brandWords.some((word) => words.includes(word));
}
