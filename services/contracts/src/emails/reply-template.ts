import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { textSchema } from '../text/field-schemas.js';
import { cleanReply, replyFields, unknownFieldsIn } from './reply-fields.js';

/** Far more than fit in a menu. */
export const maxReplyTemplates = 50;

const inBraces = (fields: readonly string[]) => fields.map((field) => `{${field}}`).join(', ');

function unknownFieldsMessage({ input }: { readonly input?: unknown }): string {
  const unknown = unknownFieldsIn(String(input));
  const verb = unknown.length === 1 ? 'is not a field' : 'are not fields';
  return `${inBraces(unknown)} ${verb}. Fields: ${inBraces(replyFields)}.`;
}

const filledIn = (text: z.ZodMiniType<string, string>, missing: string) =>
  z.pipe(
    text,
    z.string().check(
      z.minLength(1, missing),
      z.refine((value) => unknownFieldsIn(value).length === 0, { error: unknownFieldsMessage }),
    ),
  );

/** A template as the owner sees it, and as a reply starts. */
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
