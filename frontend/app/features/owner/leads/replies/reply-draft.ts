import {
  type CreateReplyBody,
  fillReply,
  type Lead,
  type ReplyTemplate,
  replySubject,
  type TimelineEntry,
} from '@agency/contracts';
import { createRequestKey } from '~/lib/request-key';
import { draftStore } from './draft-store';

export type ReplyDraft = Required<Pick<CreateReplyBody, 'subject' | 'body' | 'requestKey'>> & {
  templateName: string;
};

/** Replies that were begun, by their lead. */
export const replyDrafts = draftStore<ReplyDraft>();

interface DraftStart {
  lead: Lead;
  /** Without one, the reply begins empty. */
  template?: ReplyTemplate;
  timeline?: readonly TimelineEntry[];
}

/** A new reply to this lead. Once there was one, its subject goes on, so that mailboxes keep them together. */
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
