import { oneLine } from '@agency/contracts';

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

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
