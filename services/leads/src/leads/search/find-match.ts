import type { LeadMatch } from '@agency/contracts';
import { phoneDigits } from '@agency/contracts';
import type { LeadEntity } from '../lead.entity.js';
import { findFolded, foldText } from './fold-text.js';
import type { LeadSearch } from './search-conditions.js';

const maxBefore = 30;
const maxAfter = 60;

/**
 * Where a lead matched, unless its name and company, which the list shows, contain all words. `noteEntries` are its
 * timeline's notes.
 */
export function findMatch(
  lead: LeadEntity,
  noteEntries: string | null,
  { terms, phone }: LeadSearch,
): LeadMatch | undefined {
  const shown = foldText(`${lead.name}\n${lead.company ?? ''}`);
  const hidden = terms.flat().filter((word) => !shown.includes(word));
  const fields = searchedFields(lead, noteEntries);
  for (const word of hidden) {
    for (const [field, value] of fields) {
      const isReach = field === 'email' || field === 'phone';
      const place = value && findFolded(value, word, { onlyBegins: !isReach });
      if (value && place) return { field, ...excerpt(value, place) };
    }
  }
  const isPhone = phone && lead.phone && phoneDigits(lead.phone).includes(phone);
  if (hidden.length > 0 && isPhone) {
    return { field: 'phone', before: '', hit: lead.phone ?? '', after: '' };
  }
  return undefined;
}

function searchedFields(
  lead: LeadEntity,
  noteEntries: string | null,
): [LeadMatch['field'], string | null][] {
  const { first, last } = lead.attribution ?? {};
  const campaigns = [first?.utm_campaign, first?.utm_source, last?.utm_campaign, last?.utm_source];
  const noteText = [lead.notes, noteEntries].filter(Boolean).join('\n');
  return [
    ['email', lead.email],
    ['phone', lead.phone],
    ['notes', noteText],
    ['message', lead.message],
    ['campaign', [...new Set(campaigns.filter(Boolean))].join('\n')],
  ];
}

function excerpt(text: string, { from, to }: { from: number; to: number }) {
  return {
    before: clipped(text.slice(0, from), 'start'),
    hit: text.slice(from, to),
    after: clipped(text.slice(to), 'end'),
  };
}

/** The context of the hit, on one line, cut between words. */
function clipped(text: string, cut: 'start' | 'end'): string {
  const line = text.replace(/\s+/g, ' ');
  if (cut === 'start') {
    if (line.length <= maxBefore) return line;
    return `…${line.slice(-maxBefore).replace(/^\S*(?= )/, '')}`;
  }
  if (line.length <= maxAfter) return line;
  return `${line.slice(0, maxAfter).replace(/(?<= )\S*$/, '')}…`;
}
