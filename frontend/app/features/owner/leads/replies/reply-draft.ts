import {
  type CreateReplyBody,
  fillReply,
  type Lead,
  openFieldsIn,
  type ReplyTemplateFields,
  replySubject,
  type TimelineEntry,
} from '@agency/contracts';
import { createRequestKey } from '~/lib/request-key';

export type ReplyDraft = Required<Pick<CreateReplyBody, 'subject' | 'body' | 'requestKey'>> & {
  templateName: string;
};

/**
 * Started replies, by lead, kept until the page is reloaded: a lead's panel may close and open again in the meantime. With
 * `useUnsavedWork`, a reload asks first.
 */
export const replyDrafts = new Map<number, ReplyDraft>();

/** Whether a template invites the lead to book a call. */
export const isAskingForTime = ({ body }: Pick<ReplyTemplateFields, 'body'>) =>
  openFieldsIn(body).includes('booking link');

interface DraftStart {
  lead: Lead;
  /** Without one, the reply starts empty. */
  template?: ReplyTemplateFields;
  timeline?: readonly TimelineEntry[];
}

/** A new reply to this lead. It continues the subject of an earlier one, so that mailboxes thread them. */
export function startReply({ lead, template, timeline = [] }: DraftStart): ReplyDraft {
  const site = { siteUrl: window.location.origin };
  const fill = (text = '') => fillReply(text, lead, site);
  const earlier = lastSubject(timeline);
  return {
    subject: earlier === undefined ? fill(template?.subject) : replySubject(earlier),
    body: fill(template?.body),
    templateName: template?.name ?? '',
    requestKey: createRequestKey(),
  };
}

function lastSubject(timeline: readonly TimelineEntry[]): string | undefined {
  for (const entry of timeline) {
    if (entry.kind === 'mail' && entry.reply) return entry.reply.subject;
  }
  return undefined;
}
