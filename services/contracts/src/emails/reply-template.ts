import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { textSchema } from '../text/field-schemas.js';
import { unknownFieldsMessage } from '../text/text-fields.js';
import { cleanReply, replyFields } from './reply-fields.js';

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
