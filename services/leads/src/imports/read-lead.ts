import {
  type Attribution,
  addLeadRequestSchema,
  easternDateOf,
  type ImportField,
  importedChannelOf,
  importFieldOptions,
  labelOf,
  maxLengths,
  oneLine,
  serviceOptions,
  spendOptions,
  type TouchKey,
  touchValue,
  truncate,
} from '@agency/contracts';
import type { LeadEntity } from '../leads/lead.entity.js';
import { headerKey } from './guess-columns.js';
import { type ImportedCells, type NamedCell } from './imported-cells.js';
import { knownHeaders } from './known-headers.js';
import { readEmail, readPhone, splitReach } from './reach-cells.js';
import { furthestStatus, readChannel, readChoice, readStatus } from './read-choice.js';
import type { ImportedRow } from './read-import.js';
import { easternDayOf, receivedAt } from './read-moment.js';

type LeadField =
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'service'
  | 'monthlyAdSpend'
  | 'message'
  | 'notes'
  | 'followUpOn'
  | 'attribution'
  | 'channel';

/** What a row says about its lead. Without a status or a date, the file has none. */
export interface ImportedLead extends Pick<LeadEntity, LeadField> {
  status: LeadEntity['status'] | undefined;
  createdAt: Date | undefined;
}

/** Why a row cannot be a lead, and a name to show for it. */
export interface UnreadRow {
  reason: string;
  name: string;
  /** The date received that could not be read. */
  unreadDate?: string;
}

export type ReadRow = { lead: ImportedLead } | UnreadRow;

const tooManyCells = 'It has more cells than there are columns.';
const unreachable = 'It has no email address and no phone number.';
const wrongReach = 'Neither its email address nor its phone number can be used.';
const unreadDate = ({ label, text }: NamedCell) =>
  `${label}: “${truncate(oneLine(text), maxShownLength)}” is no date in the past that can be read.`;
const maxShownLength = 40;

/** Reads one row, by the rules of a lead that the owner adds. What has no place in a field goes to the notes. */
export function readLead(
  row: ImportedRow,
  columns: number,
  cells: ImportedCells,
  now: Date,
): ReadRow {
  const leftovers: NamedCell[] = [];
  const all = (field: ImportField) => cells.of(field, row.cells);
  const first = <Value>(
    field: ImportField,
    read: (text: string, date: NamedCell['date']) => Value | undefined,
  ) => {
    const isRead = (text: string) => read(text, undefined) !== undefined;
    const filled = all(field).flatMap((cell) => splitReach(field, cell, isRead));
    const [kept, ...others] = filled.flatMap((cell) => {
      const value = read(cell.text, cell.date);
      if (value !== undefined) return [{ value, cell }];
      leftovers.push(cell);
      return [];
    });
    leftovers.push(
      ...others.map(({ cell }) => cell).filter(({ text }) => text !== kept?.cell.text),
    );
    return kept?.value;
  };

  const fullName = first('name', oneLine);
  const names = [first('firstName', oneLine), first('lastName', oneLine)].filter(Boolean).join(' ');
  const email = first('email', readEmail);
  const phone = first('phone', readPhone);
  const company = first('company', oneLine);
  const name = fullName || names || truncate(company || email || phone || '', maxLengths.name);
  if (row.cells.slice(columns).some((cell) => cell !== '')) return { reason: tooManyCells, name };
  if (!email && !phone) return { reason: leftReach(all) ? wrongReach : unreachable, name };

  const statuses = all('status').flatMap((cell) => {
    const status = readStatus(cell.text);
    if (!status) leftovers.push(cell);
    return status ?? [];
  });
  const createdAt = first('createdAt', (_text, date) => date && receivedAt(date, now));
  const [undated] = createdAt ? [] : all('createdAt');
  // Added without its date, it would count as received today.
  if (undated) return { reason: unreadDate(undated), name, unreadDate: undated.text };
  // A date in the past would be overdue at once.
  const followUpOn = first('followUpOn', (_text, date) => {
    const day = date && easternDayOf(date);
    return day && day >= easternDateOf(now) ? day : undefined;
  });
  const service = first('service', (text) => readChoice(serviceOptions, text));
  const monthlyAdSpend = first('monthlyAdSpend', (text) => readChoice(spendOptions, text));
  const attribution = readAttribution(first);
  const channel = importedChannelOf(first('channel', readChannel), attribution);
  const texts = { name, email, phone, company, service, monthlyAdSpend };
  const message = inWords(all('message'), knownHeaders.message);
  const notes = inWords([...all('notes'), ...leftovers], ['notes', 'note', 'description']);
  const { data, error } = addLeadRequestSchema.safeParse({ ...texts, message, notes });
  if (!data) return { reason: reasonOf(error), name };
  return {
    lead: {
      name: data.name,
      email: data.email ?? null,
      phone: data.phone ?? null,
      company: data.company ?? null,
      service: data.service ?? null,
      monthlyAdSpend: data.monthlyAdSpend ?? null,
      message: data.message ?? null,
      notes: data.notes ?? null,
      status: furthestStatus(statuses),
      attribution,
      channel,
      createdAt,
      followUpOn: followUpOn ?? null,
    },
  };
}

const leftReach = (all: (field: ImportField) => NamedCell[]) =>
  all('email').length + all('phone').length > 0;

function readAttribution(
  first: (field: ImportField, read: (text: string) => string | undefined) => string | undefined,
): Attribution | null {
  const tag = (key: TouchKey) => (text: string) => touchValue(key, text);
  const touch = {
    utm_source: first('utmSource', tag('utm_source')),
    utm_medium: first('utmMedium', tag('utm_medium')),
    utm_campaign: first('utmCampaign', tag('utm_campaign')),
  };
  return Object.values(touch).some(Boolean) ? { first: touch } : null;
}

/** One paragraph per cell, with the name of its column unless that says nothing new. */
function inWords(cells: readonly NamedCell[], plainHeaders: readonly string[]): string {
  return cells
    .map(({ label, text }) => {
      if (plainHeaders.includes(headerKey(label))) return text;
      return /[?:.!]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`;
    })
    .join('\n');
}

function reasonOf({
  issues: [issue],
}: {
  issues: readonly { path: PropertyKey[]; message: string }[];
}) {
  const field = labelOf(importFieldOptions, String(issue?.path[0]));
  return `${field}: ${issue?.message ?? unreachable}`;
}
