import { contactIdParam, startParam } from '@agency/contracts';
import { paths } from './paths';
import { sessionStore } from './storage';

const handoverKey = 'to-thank-you';

/** The lead this page is for, as far as the form and the address tell. */
interface LeadHere {
  contactId?: string;
  email?: string;
  topic?: string;
  /** The time chosen beside the form or in an email, as an ISO instant, to be confirmed. */
  start?: string;
}

interface Notice {
  title: string;
  description?: string;
}

interface Handover {
  lead: LeadHere;
  notice: Notice;
}

/**
 * Goes from a sent form to the scheduler, which is another document: session storage holds what it needs until `arrive`
 * takes it. Whoever holds the contact's id may book for that contact, and tags read the address: on a site with tags,
 * the id goes through session storage, too. Without storage it is in the address all the same, because the visitor must
 * be able to book.
 */
export function leaveForScheduler(
  { id, email, topic, start }: Omit<LeadHere, 'contactId'> & { id: number },
  notice: Notice,
): void {
  const handover: Handover = { lead: { email, topic, start }, notice };
  if (__TAG_MANAGER_ID__) handover.lead.contactId = String(id);
  const isStored = sessionStore.set(handoverKey, JSON.stringify(handover));
  location.assign(paths.thankYou(isStored && __TAG_MANAGER_ID__ ? undefined : id));
}

/**
 * Takes what a form handed over. The lead moves to the history entry, which a reload keeps and no other document reads;
 * the notice is returned, to be shown once.
 */
export function arrive(): Notice | undefined {
  const text = sessionStore.get(handoverKey);
  if (text === null) return undefined;
  sessionStore.remove(handoverKey);
  try {
    const { lead, notice }: Handover = JSON.parse(text);
    keepLead(lead);
    return notice;
  } catch {
    return undefined;
  }
}

/** The lead of this page, from its address and the history entry. */
export function leadHere(): LeadHere {
  const asked = new URLSearchParams(location.search);
  const here = { ...keptLead() };
  here.contactId = asked.get(contactIdParam) ?? here.contactId;
  here.start = asked.get(startParam) ?? here.start;
  return here;
}

/** Replaces the email address, so that a reload shows the corrected one. */
export function keepEmail(email: string): void {
  keepLead({ email });
}

/** Moves the id from the address into the history entry. */
export function hideContactId(): void {
  const address = new URL(location.href);
  const contactId = address.searchParams.get(contactIdParam);
  if (contactId === null) return;
  address.searchParams.delete(contactIdParam);
  keepLead({ contactId }, address);
}

function keptLead(): LeadHere {
  const entry: { lead?: LeadHere } | null = history.state;
  return entry?.lead ?? {};
}

function keepLead(known: LeadHere, address?: URL): void {
  history.replaceState({ ...history.state, lead: { ...keptLead(), ...known } }, '', address);
}
