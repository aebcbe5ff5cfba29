import type { Readable } from 'node:stream';
import {
  type amountFields,
  channelOptions,
  easternDateOf,
  easternTimeOf,
  heardFromOptions,
  type Lead,
  labelOf,
  leadStatusOptions,
  leadTopicOptions,
  rhythmOptions,
  serviceOptions,
  spendOptions,
  type Touch,
} from '@agency/contracts';
import { type CsvColumns, csvTable } from '@agency/platform';

type Cell = CsvColumns<Lead>[string];

const source = (kind: 'first' | 'last', key: keyof Touch): Cell => {
  return ({ attribution }) => attribution?.[kind]?.[key];
};

/** The amount in US dollars, as a number that a spreadsheet can add up, and the months it is paid for. */
function amountColumns(
  title: string,
  field: (typeof amountFields)[keyof typeof amountFields],
): CsvColumns<Lead> {
  return {
    [`${title} amount (USD)`]: ({ [field]: amount }) => amount && (amount.cents / 100).toFixed(2),
    [`${title} paid`]: ({ [field]: amount }) => amount && labelOf(rhythmOptions, amount.rhythm),
    [`${title} from`]: ({ [field]: amount }) => amount?.from,
    [`${title} until`]: ({ [field]: amount }) => amount?.until,
  };
}

/** Spreadsheets get shared, so the lead's id, which grants booking for the lead, is left out. */
const columns: CsvColumns<Lead> = {
  'Received (Eastern Time)': ({ createdAt }) => easternMinute(new Date(createdAt)),
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Company: ({ company }) => company,
  Service: ({ service }) => labelOf(serviceOptions, service),
  'Monthly ad spend': ({ monthlyAdSpend }) => labelOf(spendOptions, monthlyAdSpend),
  Message: ({ message }) => message,
  'Asked for': ({ topic }) => labelOf(leadTopicOptions, topic),
  Status: ({ status }) => labelOf(leadStatusOptions, status),
  Notes: ({ notes }) => notes,
  'Follow-up date': ({ followUpOn }) => followUpOn,
  'Follow-up task': ({ followUpTask }) => followUpTask,
  ...amountColumns('Proposal', 'proposalAmount'),
  ...amountColumns('Client', 'clientAmount'),
  'Next call (Eastern Time)': ({ nextCall }) =>
    nextCall && easternMinute(new Date(nextCall.scheduledAt)),
  'How they heard about us': ({ heardFrom }) => labelOf(heardFromOptions, heardFrom),
  'Referred by': ({ referredBy }) => referredBy,
  Channel: ({ channel }) => labelOf(channelOptions, channel),
  'First source': source('first', 'utm_source'),
  'First medium': source('first', 'utm_medium'),
  'First campaign': source('first', 'utm_campaign'),
  'First content': source('first', 'utm_content'),
  'First term': source('first', 'utm_term'),
  'First referrer': source('first', 'referrerHost'),
  'First page': source('first', 'landingPath'),
  'Last source': source('last', 'utm_source'),
  'Last medium': source('last', 'utm_medium'),
  'Last campaign': source('last', 'utm_campaign'),
  'Last content': source('last', 'utm_content'),
  'Last term': source('last', 'utm_term'),
  'Last referrer': source('last', 'referrerHost'),
  'Last page': source('last', 'landingPath'),
};

const easternMinute = (at: Date) => `${easternDateOf(at)} ${easternTimeOf(at)}`;

/** The leads as CSV for a spreadsheet. */
export function leadCsv(contacts: AsyncIterable<Lead>): Readable {
  return csvTable(columns, contacts);
}
