import { randomUUID } from 'node:crypto';
import {
  addDays,
  apiPaths,
  appointmentMinutes,
  createLeadResponseSchema,
  easternDateOf,
  easternInstant,
  gridStarts,
  mondayOf,
} from '@agency/contracts';
import { proofOf } from '../containers/bot-proof.ts';
import { ask } from '../containers/request.ts';

/** How often each status was answered. */
export type Statuses = Record<number, number>;

export interface Haul {
  forms: Statuses;
  bookings: Statuses;
}

const answerTimeoutMs = 20_000;

/** A script at one address that sends forms under ever new names and books what it can get. */
export class Attacker {
  private readonly leadsUrl: string;
  private readonly schedulingUrl: string;
  private readonly starts = startsAhead(6);

  constructor({ leads, scheduling }: { leads: string; scheduling: string }) {
    this.leadsUrl = leads;
    this.schedulingUrl = scheduling;
  }

  /** So many forms, each followed by as many bookings as one contact may have ahead. */
  async attack(forms: number, bookingsPerForm: number): Promise<Haul> {
    const haul: Haul = { forms: {}, bookings: {} };
    const contacts: number[] = [];
    for (let form = 0; form < forms; form++) {
      const { status, contactId } = await this.sendForm();
      count(haul.forms, status);
      if (contactId) contacts.push(contactId);
    }
    for (let booking = 0; booking < forms * bookingsPerForm; booking++) {
      const contactId = contacts[booking % contacts.length];
      if (!contactId) break;
      count(haul.bookings, await this.book(contactId));
    }
    return haul;
  }

  async sendForm(altcha?: string): Promise<{ status: number; contactId?: number }> {
    const name = randomUUID();
    const phone = String(Math.floor(2e9 + Math.random() * 7e9));
    const lead = { name, email: `${name}@attack.example`, phone, altcha };
    const { status, text } = await ask(this.leadsUrl + apiPaths.contacts, lead, answerTimeoutMs);
    if (status !== 201) return { status };
    return { status, contactId: createLeadResponseSchema.parse(JSON.parse(text)).id };
  }

  /** Books the next time; returns the status. */
  async book(contactId: number, altcha?: string): Promise<number> {
    const { value: start } = this.starts.next();
    if (!start) throw new Error('The attacker has tried every time.');
    const call = {
      contactId,
      scheduledAt: start.toISOString(),
      duration: appointmentMinutes,
      altcha,
    };
    const url = this.schedulingUrl + apiPaths.appointments;
    return (await ask(url, call, answerTimeoutMs)).status;
  }

  /** Does the work of a challenge. */
  async prove(): Promise<string> {
    const { text } = await ask(this.leadsUrl + apiPaths.botChallenge, undefined, answerTimeoutMs);
    return proofOf(text);
  }
}

/** Every start of so many working weeks, from next week on. */
function* startsAhead(weeks: number): Generator<Date> {
  const monday = addDays(mondayOf(easternDateOf(new Date())), 7);
  for (let day = 0; day < weeks * 7; day++) {
    if (day % 7 > 4) continue;
    for (const time of gridStarts()) yield easternInstant(addDays(monday, day), time);
  }
}

function count(statuses: Statuses, status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}
