/** LIKE patterns of a search, one per distinct word; a row must match all of them. */
export function searchPatterns(typed: string): string[] {
  return [...new Set(typed.split(/\s+/).filter((word) => word !== ''))].map(likePatternFor);
}

/** A LIKE pattern for texts that contain this one. Escapes its wildcards. */
export const likePatternFor = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
