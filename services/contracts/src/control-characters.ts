// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is this line's purpose
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Postgres cannot store U+0000, and the other control characters are never part of what a person writes. Tabs and line breaks stay. */
export function withoutControlCharacters(text: string): string {
  return text.replace(controlCharacters, '');
}
