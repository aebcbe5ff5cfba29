import { basename } from 'node:path';
import { wordsOf } from './docs.ts';
import type { TextFile } from './tracked-texts.ts';

/** A word that docs/glossary.md replaces, or gives another meaning. */
interface RejectedWord {
  /** Also matches its plural. */
  word: string;
  instead: string;
  /** Files whose names must not contain it. */
  files: RegExp;
  /** Exceptions. */
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
    // The contact page, being in contact with a lead, and the API's key.
    except: /(routes|home|content)\/contact|contact-(address|id|settings)|first-contact/,
  },
  {
    word: 'calendar',
    instead: 'week, slot picker or schedule',
    files: product,
    // Other calendars, and files for calendar apps.
    except: /^services\/email\/|busy-calendars|calendar-(failure|feed|links)|add-to-calendar/,
  },
];

/** The word as part of a name: alone it is a column, a view and a metric. */
const hasMail = /([a-z]M|_m)ails?([A-Z_]|$)|^[mM]ails?[A-Z_]|(^|_)MAILS?_/;
/** Names of settings and views, a mail server, names from nodemailer and smtp-server, and migrations with their timestamp. */
const rightMailNames =
  /^(MAIL_FROM|mailFrom|onMailFrom|waiting_mails|MailServer|SendMailOptions|sendMail|\w+\d{13})$/;

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

/** Identifiers that contain the word "mail". */
export function rejectedIdentifiers({ path, text }: TextFile): string[] {
  if (!withTests.test(path) || recorded.test(path) || !/\.tsx?$/.test(path)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*|'[^'\n]*'/g, '');
  return [...new Set(wordsOf(code))]
    .filter((name) => hasMail.test(name) && !rightMailNames.test(name))
    .map((name) => `${path} names ${name}; the word is email`);
}

/** Classes that Nest creates. `clock.ts` is small enough to hold its module, too. */
const created =
  /^@(?:Injectable|Controller|Module|Catch)\b[\s\S]*?^export (?:abstract )?class (\w+)/gm;
/** Nest's exceptions are errors, too, and share their suffix. */
const errorClass =
  /^export (?:abstract )?class (\w+?)(?:Error|Exception)? extends \w*(?:Error|Exception)\b/gm;
const mayHoldThem =
  /^services\/\w+\/src\/(?!clock\/clock\.ts$)(?!.*\/exceptions\.ts$).*(?<!\.spec)\.ts$/;

/**
 * Files that are not called by the class that Nest creates, as `book-for-owner.service.ts` is by `BookForOwnerService`,
 * or by their error class, as `push.error.ts` is by `PushError`. An `exceptions.ts` may hold several.
 */
export function misnamedFiles({ path, text }: TextFile): string[] {
  if (!mayHoldThem.test(path)) return [];
  const names = [
    ...[...text.matchAll(created)].map(([, name = '']) => fileNameOf(name)),
    ...[...text.matchAll(errorClass)].map(([, name]) => fileNameOf(`${name}Error`)),
  ];
  const isMisnamedEntity = /^@Entity\b/m.test(text) && !path.endsWith('.entity.ts');
  return [
    ...names.filter((name) => name !== basename(path)),
    ...(isMisnamedEntity ? ['….entity.ts'] : []),
  ].map((name) => `${path} should be called ${name}`);
}

const fileNameOf = (className: string) =>
  `${className
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/-(?=[a-z\d]+$)/, '.')}.ts`;
