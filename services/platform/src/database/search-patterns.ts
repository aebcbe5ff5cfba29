/** LIKE patterns for a search, one for each distinct word; a row must match all of them. */
export function searchPatterns(typed: string): string[] {
  return [...new Set(typed.split(/\s+/).filter((word) => word !== ''))].map(likePatternFor);
}

/** A LIKE pattern that matches any text with this one in it. Wildcards in the text are escaped. */
export const likePatternFor = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
