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
import { draftStore } from './draft-store';

export type ReplyDraft = Required<Pick<CreateReplyBody, 'subject' | 'body' | 'requestKey'>> & {
  templateName: string;
};

/** Started replies, by lead. */
export const replyDrafts = draftStore<ReplyDraft>();

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
