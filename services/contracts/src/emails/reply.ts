import * as z from 'zod/mini';
import type { IdInPath } from '../api-path-parts.js';
import * as apiPaths from '../api-paths.js';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { missingOr, optionalField, requestKeySchema, textSchema } from '../text/field-schemas.js';
import { validationMessages } from '../validation-messages.js';
import { cleanReply, openFieldsIn } from './reply-fields.js';

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
