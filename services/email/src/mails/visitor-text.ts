/** They reverse what stands around them, so that a name can pose as something else. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a mail's header ends where a line does
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a visitor typed, as one line that is safe in a header and pulls nothing else along. */
export function oneLine(typed: string): string {
  return typed
    .replace(directionOverrides, '')
    .replace(controlCharacters, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The lines of what a visitor typed: none empty at either end, and never two of them in a row. */
export function linesOf(typed: string): string[] {
  const lines = typed.trim().split(lineBreak).map(oneLine);
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
}

/** At most so many characters, as a reader counts them. */
export function shortened(line: string, longest: number): string {
  if (line.length <= longest) return line;
  const all = [...characters.segment(line)].map(({ segment }) => segment);
  return all.length <= longest
    ? line
    : `${all
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

const longestGreeted = 60;
const name = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]*$/u;
const address = /www|\.\p{L}/iu;

/**
 * The visitor's name on one line, or undefined when what was typed does not read like a name. (!) Anyone can type a
 * stranger's address into the form and an advertisement into the name: nothing else goes into a greeting, a header or a
 * calendar entry.
 */
export function greetableName(typed: string): string | undefined {
  const line = oneLine(typed);
  const isName = line.length <= longestGreeted && name.test(line) && !address.test(line);
  return isName ? line : undefined;
}

/** The first line of a mail to a visitor. */
export function greetingOf(typed: string): string {
  const greeted = greetableName(typed);
  return greeted === undefined ? 'Hello,' : `Hello ${greeted},`;
}
