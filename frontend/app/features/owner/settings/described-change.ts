import {
  alertRulesSchema,
  editableEmails,
  emailTextSchema,
  formatPhone,
  meetingKindOptions,
  noticeAddressSchema,
  optionValues,
  rankingEmailsSchema,
  retentionPolicySchema,
  type SettingChange,
  type SettingName,
  weekdayNames,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { editablePreviews } from '~/content/email-previews';
import { readNow } from '~/lib/api-query';
import { chooseNotices } from '../shared/queries/calendar-feed';
import { emailTextQuery, saveEmailText } from '../shared/queries/email-texts';
import { meetingQuery, saveMeeting } from '../shared/queries/meeting';
import { noticesQuery, noticesSaving } from '../shared/queries/notices';
import { saveAlertRules, saveRankingEmails } from '../shared/queries/rankings';
import {
  addReplyTemplate,
  deleteReplyTemplate,
  replyTemplatesQuery,
  updateReplyTemplate,
} from '../shared/queries/replies';
import { saveRetention } from '../shared/queries/settings';
import { saveArrivalCounting, saveMonthEmail } from '../shared/queries/sources';
import { alertRulesInWords } from './alert-rules-in-words';
import { type Describe, type DescribedChange, kind } from './change-kind';
import { kindsInWords } from './notice-addresses';
import { putAddressesBack } from './put-addresses-back';
import { allRulesInSentences, putRulesBack, recordedRulesSchema } from './put-rules-back';

const secret = (title: string) => (): DescribedChange => ({ title, section: 'security' });
const onOff = z.object({ isOn: z.nullable(z.boolean()) });
const templateSchema = z.object({ name: z.string(), subject: z.string(), body: z.string() });
const described: Record<SettingName, Describe> = {
  'desk-password': secret('Desk password'),
  'rankings-password': secret('Rankings password'),
  'recovery-codes': secret('Recovery codes'),
  'recovery-address': secret('Recovery address'),
  'notice-addresses': kind({
    title: 'Who is notified',
    section: 'notifications',
    value: z.object({ addresses: z.array(noticeAddressSchema) }),
    words: ({ addresses }) =>
      addresses
        .map(({ address, kinds, isMain, isConfirmed }) =>
          [
            address,
            isMain ? ', main' : '',
            isConfirmed ? `: ${kindsInWords(kinds)}` : ', not confirmed',
          ].join(''),
        )
        .join('\n'),
    putBack: ({ before, after }, { client }) =>
      putAddressesBack(before.addresses, after.addresses, client),
  }),
  'sender-name': kind({
    title: 'Sender’s name',
    section: 'notifications',
    value: z.object({ senderName: z.string() }),
    words: ({ senderName }) => senderName,
    putBack:
      ({ before }, { client }) =>
      async () => {
        const { version } = await readNow(client, noticesQuery);
        return noticesSaving(client).save({ version, senderName: before.senderName });
      },
  }),
  answers: kind({
    title: 'Where replies go',
    section: 'notifications',
    value: z.object({ replyToId: z.nullable(z.int()), address: z.nullable(z.string()) }),
    words: ({ address }) => address ?? 'The addresses from the server’s settings',
    putBack:
      ({ before }, { client }) =>
      async () => {
        const { version } = await readNow(client, noticesQuery);
        return noticesSaving(client).save({ version, replyToId: before.replyToId });
      },
  }),
  'calendar-files': kind({
    title: 'Calendar files in emails',
    section: 'booking',
    value: z.object({ isAttached: z.boolean() }),
    words: ({ isAttached }) => (isAttached ? 'Attached' : 'Not attached'),
    putBack:
      ({ before }) =>
      () =>
        chooseNotices(before.isAttached),
  }),
  meeting: kind({
    title: 'Where calls take place',
    section: 'meeting',
    value: z.object({ kind: z.enum(optionValues(meetingKindOptions)), address: z.string() }),
    words: ({ kind: place, address }) =>
      ({
        rooms: `A separate room for each call, at ${address}`,
        link: address,
        phone: `By phone, ${formatPhone(address)}`,
      })[place],
    putBack:
      ({ before }, { client }) =>
      async () => {
        const { version } = await readNow(client, meetingQuery);
        return saveMeeting({ ...before, version });
      },
  }),
  'email-text': kind({
    title: (detail) => {
      const email = editableEmails.find((one) => one === detail);
      return email ? `Email: ${editablePreviews[email].title}` : 'Email';
    },
    section: 'emails',
    value: emailTextSchema,
    words: (text, other) =>
      (['subject', 'opening', 'closing'] as const)
        .filter((part) => text[part] !== other[part])
        .map((part) => text[part] || 'Nothing')
        .join('\n\n'),
    putBack: ({ before }, { client, detail }) => {
      const email = editableEmails.find((one) => one === detail);
      if (!email) return undefined;
      return async () => {
        const { version } = await readNow(client, emailTextQuery(email));
        return saveEmailText({ email, version, ...before });
      };
    },
  }),
  'booking-rules': kind({
    title: 'Booking rules',
    section: 'booking',
    value: recordedRulesSchema,
    words: (rules, other) => {
      const others = allRulesInSentences(other);
      return allRulesInSentences(rules)
        .filter((sentence) => !others.includes(sentence))
        .join(' ');
    },
    putBack:
      (values, { client }) =>
      () =>
        putRulesBack(values, client),
  }),
  retention: kind({
    title: 'How long closed leads are kept',
    section: 'data',
    value: retentionPolicySchema,
    words: ({ months }) => (months === null ? 'Until you erase them' : `${months} months`),
    // (!) Any period erases leads, so it is only chosen in the form that says how many.
    putBack: ({ before }) => (before.months === null ? () => saveRetention(before) : undefined),
  }),
  'arrival-counting': kind({
    title: 'Counting of arrivals',
    section: 'data',
    value: z.object({ isOn: z.boolean() }),
    words: ({ isOn }) => (isOn ? 'On' : 'Off'),
    putBack:
      ({ before }) =>
      () =>
        saveArrivalCounting(before),
  }),
  'month-email': kind({
    title: 'The month by email',
    section: 'notifications',
    value: onOff,
    words: ({ isOn }) => (isOn ? 'On' : 'Off'),
    putBack:
      ({ before }) =>
      () =>
        saveMonthEmail(before.isOn === true),
  }),
  'ranking-emails': kind({
    title: 'Emails about rankings',
    section: 'notifications',
    value: rankingEmailsSchema,
    words: ({ isWeekOn, weekday, isAlertOn }) =>
      [
        isWeekOn ? `What moved, each ${weekdayNames[weekday]}` : 'No email each week',
        isAlertOn ? 'alerts of high severity' : 'no alerts',
      ].join(', '),
    putBack:
      ({ before }) =>
      () =>
        saveRankingEmails({ ...before, isWeekOn: before.isWeekOn === true }),
  }),
  'alert-rules': kind({
    title: 'Alert rules',
    section: 'ranking-alerts',
    value: alertRulesSchema,
    words: alertRulesInWords,
    putBack:
      ({ before }) =>
      () =>
        saveAlertRules(before),
  }),
  'reply-template': kind({
    title: 'Reply template',
    section: 'replies',
    value: z.object({ template: z.nullable(templateSchema) }),
    words: ({ template }, { template: other }) =>
      template === null
        ? `No template${other ? ` “${other.name}”` : ''}`
        : [template.name, template.subject, template.body].join('\n'),
    putBack:
      ({ before: { template }, after }, { client, detail }) =>
      async () => {
        const known = (await readNow(client, replyTemplatesQuery)).find(
          ({ id }) => String(id) === detail,
        );
        if (known && template) {
          return updateReplyTemplate(known.id, { ...template, version: known.version });
        }
        if (known) return deleteReplyTemplate(known.id);
        // Only after a deletion: putting back an edit of a deleted template could add a second copy of it.
        if (template && after.template === null) return addReplyTemplate(template);
        throw new Error('The template was deleted.');
      },
  }),
};

const isKnown = (name: string): name is SettingName => Object.hasOwn(described, name);

/** What changed, in words, and how to put it back. */
export function describeChange(change: SettingChange, client: QueryClient): DescribedChange {
  const { setting } = change;
  // A later version may know more settings.
  if (!isKnown(setting)) return { title: setting, section: 'security' };
  return described[setting](change, client);
}
