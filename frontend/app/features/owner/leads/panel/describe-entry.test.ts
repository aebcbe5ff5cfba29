import type { TimelineEntry } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { describeEntry, type History } from './describe-entry';

const at = '2026-11-21T14:05:00Z';
const call = { at, appointmentId: 7, by: 'visitor' } as const;
const own = { ...call, by: 'owner' } as const;
const nine = '2026-11-24T14:00:00Z';
const ten = '2026-11-24T15:00:00Z';
const mail = { kind: 'mail', at, reason: null } as const;
const reply = { subject: 'Your ads', body: 'Hello Ann', templateName: 'First answer' };
const limit = 'An address gets at most 6 emails of this kind in 24 hours.';

const cases: [TimelineEntry, string, (string | null)?][] = [
  [{ kind: 'submitted', at }, 'Form submitted'],
  [{ kind: 'added', at }, 'You added the lead'],
  [{ kind: 'imported', at }, 'You imported the lead'],
  [{ kind: 'status-changed', at, from: 'new', to: 'closed-won' }, 'Status: New → Closed Won'],
  [{ kind: 'notes-changed', at, notes: 'Call back' }, 'Note pinned', 'Call back'],
  [{ kind: 'notes-changed', at, notes: null }, 'Note unpinned', null],
  [{ kind: 'follow-up-changed', at, on: '2026-11-24' }, 'Follow-up set to Nov 24, 2026'],
  [
    { kind: 'follow-up-changed', at, on: '2026-11-24', task: 'Send audit' },
    'Follow-up set to Nov 24, 2026',
    'Send audit',
  ],
  [{ kind: 'follow-up-changed', at, on: null }, 'Follow-up removed'],
  [{ kind: 'contact-corrected', at, fields: ['email', 'company'] }, 'Corrected: email, company'],
  [
    { kind: 'call-booked', ...call, scheduledAt: nine },
    'The lead booked a call for Nov 24, 2026 at 9:00 AM',
  ],
  [
    { kind: 'call-moved', ...own, from: nine, scheduledAt: ten },
    'You moved the call to Nov 24, 2026 at 10:00 AM',
    'Previously Nov 24, 2026 at 9:00 AM.',
  ],
  [
    { kind: 'call-moved', ...own, from: nine, scheduledAt: ten, message: 'My dentist, sorry.' },
    'You moved the call to Nov 24, 2026 at 10:00 AM',
    'Previously Nov 24, 2026 at 9:00 AM.\nYou wrote: My dentist, sorry.',
  ],
  [
    { kind: 'call-status-changed', ...own, from: 'scheduled', to: 'cancelled', message: 'Ill.' },
    'You canceled the call',
    'You wrote: Ill.',
  ],
  [
    { kind: 'call-status-changed', ...call, from: 'scheduled', to: 'cancelled' },
    'The lead canceled the call',
  ],
  [
    { kind: 'call-status-changed', ...own, from: 'scheduled', to: 'no-show' },
    'Call: Scheduled → No-Show',
  ],
  [
    { ...mail, mail: 'lead-auto-reply', state: 'failed', reason: 'Mailbox full' },
    'Automatic reply to the lead: failed',
    'Mailbox full',
  ],
  [
    { ...mail, mail: 'lead-auto-reply', state: 'queued' },
    'Automatic reply to the lead: queued',
    'Sent unless you reply, log a call or email, change the status, or a call is booked first.',
  ],
  [
    { ...mail, mail: 'booking-invitation', state: 'skipped', reason: limit },
    'Call invitation: skipped',
    limit,
  ],
  [{ kind: 'note-added', id: 1, at, text: 'Likes boats' }, 'Note', 'Likes boats'],
  [{ kind: 'called', id: 1, at, outcome: 'voicemail' }, 'You called: left a voicemail'],
  [{ kind: 'wrote', id: 1, at }, 'You emailed'],
  [
    { ...mail, mail: 'lead-reply', state: 'sent', reply },
    'Your reply “First answer”: sent',
    'Your ads\n\nHello Ann',
  ],
  [
    {
      ...mail,
      mail: 'lead-reply',
      state: 'failed',
      reason: 'Mailbox full',
      isDismissed: true,
      reply: { ...reply, templateName: null },
    },
    'Your reply: failed, dismissed',
    'Mailbox full',
  ],
  [{ ...mail, mail: 'digest', state: 'sent' }, 'digest: sent', null],
];

const untouched: History = { status: 'new', entries: [] };

describe('describeEntry', () => {
  it.each(cases)('says what happened: %o', (entry, what, detail) => {
    expect(describeEntry(entry, untouched)).toEqual({ what, detail });
  });

  const ahead: TimelineEntry = {
    ...mail,
    mail: 'lead-auto-reply',
    state: 'queued',
  };
  const reply: TimelineEntry = { ...ahead, mail: 'lead-reply', state: 'queued' };
  it.each<[string, Partial<History>]>([
    ['You changed the status.', { status: 'contacted' }],
    ['You replied.', { status: 'contacted', entries: [reply] }],
    ['You logged a call.', { entries: [{ kind: 'called', id: 1, at, outcome: 'no-answer' }] }],
    ['You logged an email.', { entries: [{ kind: 'wrote', id: 1, at }] }],
    [
      'A call was booked.',
      { entries: [{ kind: 'call-booked', ...call, scheduledAt: '2026-11-24T15:00:00Z' }] },
    ],
  ])('says that the automatic reply won’t be sent: %s', (why, history) => {
    expect(describeEntry(ahead, { ...untouched, ...history })).toEqual({
      what: 'Automatic reply to the lead: won’t be sent',
      detail: why,
    });
    const sent = { ...ahead, state: 'sent' } as const;
    expect(describeEntry(sent, { ...untouched, ...history }).what).toMatch(/: sent$/);
  });
});
