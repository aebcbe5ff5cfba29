import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import { maxLengths, validationMessages } from './limits.js';
import type { IdInPath } from './lists.js';
import { schedulerAddress } from './page-addresses.js';
import { cleanText, oneLine } from './text/clean-text.js';
import {
  fieldsIn,
  fillFields,
  missingOr,
  optionalField,
  requestKeySchema,
  textSchema,
  unknownFieldsMessage,
} from './text/field-schemas.js';

const maxGreetedLength = 60;
/** Enough for `María de la Cruz García López`, whose particles do not count. A sentence has more words, or small letters. */
const maxGreetedWords = 4;
const maxCapitalizedWords = 5;
const name = /^[\p{L}\p{M}][\p{L}\p{M}'’‘“”"&\u2010\u2011 .-]*$/u;
const address = /www|\.\p{L}{2}/iu;
/** What follows a name after a comma: `DDS`, `Ph.D.`, `Jr.`. */
const credentials = /(?:,\s*(?:\p{Lu}[\p{L}.]{0,3}|\p{Lu}[\p{Lu}.-]{0,7}|Ph\.?D\.?|Esq\.?))+$/u;

/**
 * The visitor's name on one line without degrees and titles after a comma, or undefined if it does not read like a name.
 * (!) Anyone can submit a stranger's address with an advertisement as the name: only the result may appear in an email to
 * that address or in its calendar event.
 */
export function greetableName(typed: string): string | undefined {
  const line = oneLine(typed).replace(credentials, '');
  const words = line.split(' ').filter((word) => word !== '&' && !particle.test(word));
  const areCapitalized = words.every((word) => !/^[“"'‘]?\p{Ll}/u.test(word));
  const maxWords = areCapitalized ? maxCapitalizedWords : maxGreetedWords;
  const isShort = line.length <= maxGreetedLength && words.length <= maxWords;
  return isShort && name.test(line) && !address.test(line) ? line : undefined;
}

/** A word that can be a first name: Latin letters, more than an initial. */
const firstName =
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’\u2010\u2011-]*[\p{Script=Latin}\p{M}]$/u;
const initial = /^\p{L}\.?$/u;
const suffix = /^(jr|sr|ii|iii|iv)\.?$/i;
const title = /^(dr|mr|mrs|ms|miss|mx|prof|rev|fr|sir|capt|captain|sgt|pastor)$/i;
/** Starts a family name: `Erik van der Berg`. */
const particle = /^(van|von|de|del|della|der|den|di|da|la|las|los|le|el|al|y|e|bin|ibn|st\.?)$/i;
const nickname = /^[“"'‘(]/;
const business =
  /^(the|inc|llc|ltd|corp|co|company|group|team|agency|services?|shop|studio|plumbing|roofing|marine)\.?$/i;

/**
 * The first name, or the whole name if in doubt: `Mary Ann Smith` may be called Mary Ann, and `Fields Plumbing` has no
 * first name.
 */
export function firstNameIn(name: string): string {
  const words = name.split(' ').filter((word) => !suffix.test(word));
  const [first = name, ...others] = words;
  const family = others.filter((word) => !initial.test(word) && !nickname.test(word));
  const isOneName = family.length === 1 || particle.test(family[0] ?? '');
  const isPerson =
    ![title, particle].some((kind) => kind.test(first)) &&
    !words.some((word) => business.test(word));
  return isOneName && isPerson && firstName.test(first) ? first : name;
}

/** The fields of a reply template, written in braces: `{first name}`. */
export const replyFields = ['first name', 'name', 'company', 'booking link'] as const;
export type ReplyField = (typeof replyFields)[number];

/** What a reply needs to know about the lead. */
export interface ReplyRecipient {
  id: number;
  name: string;
  company: string | null;
}

/** A reply's text as stored: clean, trimmed, with `\n` line breaks. */
export const cleanReply = (text: string) => cleanText(text).replace(/\r\n?/g, '\n').trim();

/** The fields of a text that are not filled yet. */
export const openFieldsIn = (text: string): ReplyField[] => fieldsIn(text, replyFields);

/**
 * Fills a template's fields for a lead and leaves other text in braces alone. Unknown values have fallback words. The
 * result has no open fields, whatever the lead typed as a name.
 */
export function fillReply(
  text: string,
  recipient: ReplyRecipient,
  { siteUrl }: { siteUrl: string },
): string {
  return fillFields(text, fieldValues(recipient, siteUrl));
}

/** Removes braces, so that a name cannot contain a field. */
const typedValue = (typed: string) => oneLine(typed.replace(/[{}]/g, ''));

function fieldValues(recipient: ReplyRecipient, siteUrl: string): Record<ReplyField, string> {
  const greeted = greetableName(recipient.name);
  return {
    'first name': greeted === undefined ? 'there' : firstNameIn(greeted),
    name: typedValue(recipient.name) || 'there',
    company: typedValue(recipient.company ?? '') || 'your company',
    'booking link': siteUrl + schedulerAddress(recipient.id),
  };
}

/** Far more than fit in a menu. */
export const maxReplyTemplates = 50;

const filledIn = (text: z.ZodMiniType<string, string>, missing: string) =>
  z.pipe(
    text,
    z.string().check(
      z.minLength(1, missing),
      z.refine((value) => unknownFieldsMessage(value, replyFields) === undefined, {
        error: ({ input }) => unknownFieldsMessage(String(input), replyFields),
      }),
    ),
  );

/** A template as the owner edits it. A reply starts with its text. */
export const replyTemplateFieldsSchema = z.object({
  name: z.pipe(
    textSchema(oneLine, maxLengths.templateName),
    z.string().check(z.minLength(1, 'Please enter a name.')),
  ),
  subject: filledIn(textSchema(oneLine, maxLengths.replySubject), 'Please enter a subject.'),
  body: filledIn(textSchema(cleanReply, maxLengths.replyBody), 'Please write the text.'),
});
export type ReplyTemplateFields = z.infer<typeof replyTemplateFieldsSchema>;

export const replyTemplateSchema = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Increases with each change. A change based on an older version answers 409. */
  version: z.int32(),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

/** PUT `apiPaths.replyTemplates`/{id}. */
export const updateReplyTemplateRequestSchema = z.extend(replyTemplateFieldsSchema, {
  version: z.int32(),
});
export type UpdateReplyTemplateRequest = z.infer<typeof updateReplyTemplateRequestSchema>;

/** POST, owner only: sends an email to the lead. */
export const repliesPath = (contactId: IdInPath) => `${apiPaths.contacts}/${contactId}/replies`;

const openFieldsMessage = ({ input }: { readonly input?: unknown }) => {
  const [field] = openFieldsIn(String(input));
  return `Please replace {${field}} first.`;
};

const ready = (clean: (text: string) => string, max: number, missing: string) =>
  z.pipe(
    textSchema(clean, max, missingOr(missing, validationMessages.wrongType)),
    z.string().check(
      z.minLength(1, missing),
      z.refine((text) => openFieldsIn(text).length === 0, { error: openFieldsMessage }),
    ),
  );

/** POST `repliesPath`: the final text, with every field filled. */
export const createReplyRequestSchema = z.object({
  subject: ready(oneLine, maxLengths.replySubject, 'Please enter a subject.'),
  body: ready(cleanReply, maxLengths.replyBody, 'Please write the email.'),
  /** The template it started from. */
  templateName: optionalField(textSchema(oneLine, maxLengths.templateName)),
  /** Created once per email: sending the request twice sends one email. */
  requestKey: requestKeySchema,
});
export type CreateReplyRequest = z.output<typeof createReplyRequestSchema>;
/** The request as a browser sends it. */
export type CreateReplyBody = z.input<typeof createReplyRequestSchema>;

/** The answer to a POST. */
export const replySchema = z.object({
  id: z.int(),
  /** ISO 8601 UTC. */
  at: z.iso.datetime(),
  subject: z.string(),
});
export type Reply = z.infer<typeof replySchema>;

/** The subject of an answer in the same conversation: `Re: Your ads` for both `Your ads` and `Re: Your ads`. */
export function replySubject(subject: string): string {
  return /^re:/i.test(subject.trim()) ? subject.trim() : `Re: ${subject.trim()}`;
}
