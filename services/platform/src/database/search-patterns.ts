/** LIKE patterns for what somebody typed, one for each word: all of them must be found. */
export function searchPatterns(typed: string): string[] {
  return [...new Set(typed.split(/\s+/).filter((word) => word !== ''))].map(likePatternFor);
}

/** A LIKE pattern for a text that holds this one; no sign of it is a wildcard. */
export const likePatternFor = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
