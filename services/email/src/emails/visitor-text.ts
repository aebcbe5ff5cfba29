import { firstNameIn, greetableName, oneLine } from '@agency/contracts';

const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The visitor's lines, without empty ones at the ends or two in a row. */
export function linesOf(typed: string): string[] {
  const lines = typed.trim().split(lineBreak).map(oneLine);
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
}

/** Cuts to `max` characters as a reader counts them: an emoji is one. */
export function shortened(line: string, max: number): string {
  if (line.length <= max) return line;
  const all = [...characters.segment(line)].map(({ segment }) => segment);
  return all.length <= max
    ? line
    : `${all
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * (!) Email clients decode `=?UTF-8?B?…?=` in a subject even if a visitor typed it, and the result can contain line
 * breaks.
 */
export const withoutEncodedWords = (line: string) => line.replaceAll('=?', '= ?');

/** Keeps a subject readable in a list of emails. */
const maxSubjectPart = 60;

/** What someone typed, as a part of a subject. */
export const inSubject = (line: string) => withoutEncodedWords(shortened(line, maxSubjectPart));

/**
 * How an email to a visitor greets. (!) Only by what reads like a name: these emails go to whatever address was typed,
 * too.
 */
export function greetingOf(typed: string): Record<'greeting' | 'first name', string> {
  const greeted = greetableName(typed);
  if (greeted === undefined) return { greeting: 'Hello,', 'first name': 'there' };
  const firstName = firstNameIn(greeted);
  return { greeting: `Hello ${firstName},`, 'first name': firstName };
}
