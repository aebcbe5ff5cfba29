import {
  type CreateReplyBody,
  fillReply,
  type Lead,
  type ReplyTemplate,
  replySubject,
  type TimelineEntry,
} from '@agency/contracts';
import { keptDrafts } from './kept-drafts';

export type ReplyDraft = Required<Pick<CreateReplyBody, 'subject' | 'body' | 'requestKey'>> & {
  templateName: string;
};

/** Replies that were begun, by their lead. */
export const replyDrafts = keptDrafts<ReplyDraft>();

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
    requestKey: randomUuid(),
  };
}

function lastSubject(timeline: readonly TimelineEntry[]): string | undefined {
  for (const entry of timeline) {
    if (entry.kind === 'mail' && entry.reply) return entry.reply.subject;
  }
  return undefined;
}

/** `crypto.randomUUID` is missing on pages without TLS, as in a local network. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${parts[0]}-${parts[1]}-4${parts[2]}-8${parts[3]}-${hex.slice(20)}`;
}
