import { proseOf } from './prose.ts';
import type { TextFile } from './tracked-texts.ts';

/** What the glossary decided for sentences; `words.ts` keeps what it decided for names. */
interface RejectedPhrase {
  /** A pattern, read without regard to case. A word in quotes or inside of a name is a value, and not found. */
  phrase: string;
  instead: string;
  /** Screens: only what visitors and the owner read, not comments, documents and tests. */
  on?: 'screens';
  /** Articles have a voice of their own. */
  mayBeInArticles?: true;
}

const rejected: readonly RejectedPhrase[] = [
  { phrase: 'cancell(?:ed|ing)', instead: 'canceled, canceling' },
  { phrase: '(?:trave|mode|labe)ll(?:ed|ing|er)', instead: 'a single l' },
  { phrase: '(?:colou|behaviou|favou|honou|neighbou|labou)r\\w*', instead: '-or' },
  {
    phrase: '(?:organ|real|recogn|optim|summar|minim|personal)is(?:e[ds]?|ing|ation)',
    instead: '-ize',
  },
  { phrase: 'analys(?:e[ds]?|ing)', instead: 'analyze' },
  { phrase: 'centres?|metres?|theatres?', instead: '-er' },
  { phrase: 'licence|grey|cheque|judgement|fulfil|enrol', instead: 'the American spelling' },
  { phrase: 'whilst|amongst|learnt|spelt', instead: 'while, among, learned, spelled' },
  { phrase: 'afterwards|towards', instead: 'afterward, toward' },
  { phrase: 'seldom', instead: 'rarely' },
  { phrase: '(?:do|does|did|run) the sums?', instead: 'do the math' },
  { phrase: 'ran aground|sea miles?|holed|reckon(?:ing|ed)?', instead: 'plain words' },
  { phrase: 'hea(?:r|rd) of us', instead: 'hear about us' },
  { phrase: 'ticked', instead: 'checked' },
  {
    phrase: '(?<!the |off )switch(?:ed|es)? (?:it |them )?o(?:n|ff)',
    instead: 'turn on, turn off',
    mayBeInArticles: true,
  },
  {
    phrase: '(?:no|some|any|every)body',
    instead: 'no one, someone, anyone, everyone',
    mayBeInArticles: true,
  },
  { phrase: 'by (?:it|them)sel(?:f|ves)', instead: 'on its own', mayBeInArticles: true },
  { phrase: 'sign(?:s|ed|ing)?[ -](?:in|out)', instead: 'log in, log out', mayBeInArticles: true },
  { phrase: 'suppliers?', instead: 'vendor', mayBeInArticles: true },
  { phrase: 'figures?(?! out)', instead: 'numbers', on: 'screens', mayBeInArticles: true },
  { phrase: 'rang', instead: 'called, no answer', on: 'screens', mayBeInArticles: true },
  { phrase: 'whom', instead: 'who', on: 'screens', mayBeInArticles: true },
  { phrase: 'write to(?! us)', instead: 'email', on: 'screens', mayBeInArticles: true },
];

const exempt: readonly { files: RegExp; because: string }[] = [
  { files: /^docs\/specification\.md$/, because: 'quotes its authors' },
  { files: /\/migrations\//, because: 'recorded as they ran' },
  { files: /\/busy-calendars\/reading\/corpus\//, because: 'what other calendars write' },
  { files: /^infra\/lint\/sentences\b/, because: 'names what it rejects' },
];
const isArticle = /^frontend\/app\/content\/blog\//;
const isScreen =
  /^(?:frontend\/app|services\/(?!testing)[^/]+\/src)\/.*(?<!\.(?:test|spec|fixture))\.(?:tsx?|mjml)$/;

const patterns = rejected.map((one) => ({
  ...one,
  anywhere: new RegExp(one.phrase, 'i'),
  asWords: new RegExp(`(?<![\\w'"=./{-])(?:${one.phrase})(?![\\w'"-])`, 'gi'),
}));

/** Phrases in sentences for which the glossary decided on another one. */
export function rejectedPhrases(file: TextFile): string[] {
  const { path, text } = file;
  if (exempt.some(({ files }) => files.test(path))) return [];
  const looked = patterns
    .filter(({ on }) => !on || isScreen.test(path))
    .filter(({ mayBeInArticles }) => !mayBeInArticles || !isArticle.test(path))
    .filter(({ anywhere }) => anywhere.test(text));
  if (looked.length === 0) return [];
  const said = proseOf(file, false);
  if (said === undefined) return [];
  const written = looked.some(({ on }) => !on) ? (proseOf(file, true) ?? '') : '';
  return looked.flatMap(({ on, asWords, instead }) =>
    [...(on ? said : written).matchAll(asWords)].map(
      ({ 0: phrase, index }) =>
        `${path}:${text.slice(0, index).split('\n').length} says ${phrase} instead of ${instead}`,
    ),
  );
}
