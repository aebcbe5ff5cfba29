import {
  type Attribution,
  addLeadRequestSchema,
  easternDateOf,
  formatPhone,
  type ImportField,
  importedChannelOf,
  importFieldOptions,
  isValidEmail,
  isValidPhone,
  labelOf,
  maxLengths,
  nationalDigits,
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
import { furthestStatus, readChannel, readChoice, readStatus } from './read-choice.js';
import type { ImportedRow } from './read-import.js';
import { readDay, readMoment } from './read-moment.js';

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

/** A row as a lead; or why it cannot be one, and a name to show for it. */
export type ReadRow = { lead: ImportedLead } | { reason: string; name: string };

const tooManyCells = 'It has more cells than there are columns.';
const unreachable = 'It has no email address and no phone number.';
const wrongReach = 'Neither its email address nor its phone number can be used.';
/** Reads one row, by the rules of a lead that the owner adds. What has no place in a field goes to the notes. */
export function readLead(
  row: ImportedRow,
  columns: number,
  cells: ImportedCells,
  now: Date,
): ReadRow {
  const leftovers: NamedCell[] = [];
  const all = (field: ImportField) => cells.of(field, row.cells);
  const first = <Value>(field: ImportField, read: (text: string) => Value | undefined) => {
    const [kept, ...others] = all(field).flatMap((cell) => {
      const value = read(cell.text);
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
  const email = first('email', (text) => (isValidEmail(text) ? text : undefined));
  const phone = first('phone', (text) => (isValidPhone(text) ? readPhone(text) : undefined));
  const company = first('company', oneLine);
  const name = fullName || names || truncate(company || email || phone || '', maxLengths.name);
  if (row.cells.slice(columns).some((cell) => cell !== '')) return { reason: tooManyCells, name };
  if (!email && !phone) return { reason: leftReach(all) ? wrongReach : unreachable, name };

  const statuses = all('status').flatMap((cell) => {
    const status = readStatus(cell.text);
    if (!status) leftovers.push(cell);
    return status ?? [];
  });
  const createdAt = first('createdAt', (text) => {
    const moment = readMoment(text);
    return moment && moment <= now ? moment : undefined;
  });
  // A date in the past would be overdue at once.
  const followUpOn = first('followUpOn', (text) => {
    const day = readDay(text);
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

/** A North American number as a form would have written it; others as they are. */
const readPhone = (text: string) =>
  nationalDigits(text)?.length === 10 ? formatPhone(text) : oneLine(text);

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
