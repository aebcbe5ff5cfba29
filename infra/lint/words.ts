import { wordsOf } from './docs.ts';
import type { TextFile } from './known-names.ts';

/** A word that docs/glossary.md has another word for, or another meaning. */
interface RejectedWord {
  /** And its plural. */
  word: string;
  instead: string;
  /** Files whose names must not have it. */
  files: RegExp;
  /** Where it is right. */
  except?: RegExp;
}

const product = /^(services\/\w+\/src|frontend\/app)\//;
const withTests = /^(services\/\w+\/(src|test)|frontend\/app)\//;
/** Migrations are recorded by their names. */
const recorded = /\/migrations\//;

const rejected: readonly RejectedWord[] = [
  { word: 'mail', instead: 'email', files: withTests, except: /mail-server/ },
  { word: 'call', instead: 'appointment', files: /^services\/\w+\/src\// },
  {
    word: 'contact',
    instead: 'lead',
    files: product,
    // The contact page, being in contact with a lead, and the key of the API.
    except: /(routes|home|content)\/contact|contact-(address|id|settings)|first-contact/,
  },
  {
    word: 'calendar',
    instead: 'week, slot picker or schedule',
    files: product,
    // Other calendars, and what is written for calendar apps.
    except: /^services\/email\/|busy-calendars|calendar-(failure|feed|links)|add-to-calendar/,
  },
];

/** The word among others: alone it is a column, a view and a metric. */
const hasMail = /([a-z]M|_m)ails?([A-Z_]|$)|^[mM]ails?[A-Z_]|(^|_)MAILS?_/;
/** Names of settings and views, a mail server, names of nodemailer, and migrations with their time. */
const rightMailNames = /^(MAIL_FROM|waiting_mails|MailServer|SendMailOptions|sendMail|\w+\d{13})$/;

export function rejectedNames(paths: readonly string[]): string[] {
  return paths
    .filter((path) => !recorded.test(path))
    .flatMap((path) =>
      rejected
        .filter(({ files, except }) => files.test(path) && !except?.test(path))
        .filter(({ word }) => path.split(/[/.-]/).some((part) => part.replace(/s$/, '') === word))
        .map(({ word, instead }) => `${path} says ${word} instead of ${instead}`),
    );
}

/** Identifiers with the word "mail". */
export function rejectedIdentifiers({ path, text }: TextFile): string[] {
  if (!withTests.test(path) || recorded.test(path) || !/\.tsx?$/.test(path)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*|'[^'\n]*'/g, '');
  return [...new Set(wordsOf(code))]
    .filter((name) => hasMail.test(name) && !rightMailNames.test(name))
    .map((name) => `${path} names ${name}; the word is email`);
}
