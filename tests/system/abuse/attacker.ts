import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  appointmentMinutes,
  createAppointmentResponseSchema,
  createLeadResponseSchema,
  ownerSlotsSchema,
  readSlots,
} from '@agency/contracts';
import { solve } from '@agency/testing/bot-proof';
import { type Answer, ask } from '../containers/request.ts';

/** How often each status was answered. */
export type Statuses = Record<number, number>;

export interface Haul {
  forms: Statuses;
  bookings: Statuses;
}

const answer = { timeoutMs: 20_000 };

/** A script that keeps sending forms under new names and books whatever it can. */
export class Attacker {
  private readonly leadsUrl: string;
  private readonly schedulingUrl: string;
  private starts: string[] = [];

  constructor({ leads, scheduling }: { leads: string; scheduling: string }) {
    this.leadsUrl = leads;
    this.schedulingUrl = scheduling;
  }

  /** Every time that visitors can book, the latest first: no one else books there. */
  async freeStarts(): Promise<string[]> {
    const { text } = await ask(this.schedulingUrl + apiPaths.slots, undefined, answer);
    const { days } = ownerSlotsSchema.parse(JSON.parse(text));
    return days
      .flatMap(({ day, reasons }) => readSlots(day, reasons))
      .filter(({ unavailableReason }) => unavailableReason === null)
      .map(({ startsAt }) => startsAt.toISOString())
      .toReversed();
  }

  /** Sends this many forms from one address, then tries this many bookings, for the leads in turn. */
  async attack({ forms, bookings, from }: { forms: number; bookings: number; from?: string }) {
    const haul: Haul = { forms: {}, bookings: {} };
    const contacts: number[] = [];
    for (let form = 0; form < forms; form++) {
      const { status, contactId } = await this.sendForm({ from });
      count(haul.forms, status);
      if (contactId) contacts.push(contactId);
    }
    for (let booking = 0; booking < bookings; booking++) {
      const contactId = contacts[booking % contacts.length];
      if (!contactId) break;
      count(haul.bookings, (await this.book(contactId, { from })).status);
    }
    return haul;
  }

  async sendForm({ altcha, from }: Sent = {}): Promise<{ status: number; contactId?: number }> {
    const name = randomUUID();
    const phone = String(Math.floor(2e9 + Math.random() * 7e9));
    const lead = { name, email: `${name}@attack.example`, phone, altcha };
    const { status, text } = await this.post(this.leadsUrl + apiPaths.contacts, lead, from);
    if (status !== 201) return { status };
    return { status, contactId: createLeadResponseSchema.parse(JSON.parse(text)).id };
  }

  /** Books the next free time. */
  async book(contactId: number, { altcha, from }: Sent = {}) {
    if (this.starts.length === 0) this.starts = await this.freeStarts();
    const scheduledAt = this.starts.shift();
    if (!scheduledAt) throw new Error('No time is free.');
    const call = { contactId, scheduledAt, duration: appointmentMinutes, altcha };
    const url = this.schedulingUrl + apiPaths.appointments;
    const { status, text } = await this.post(url, call, from);
    if (status !== 201) return { status, isHeld: false };
    const { confirmBy } = createAppointmentResponseSchema.parse(JSON.parse(text));
    return { status, isHeld: confirmBy !== undefined };
  }

  /** Fetches a challenge and solves it. */
  async prove(): Promise<string> {
    const { text } = await ask(this.leadsUrl + apiPaths.botChallenge, undefined, answer);
    return solve(JSON.parse(text));
  }

  /** `from` is an address as the gateway names it to a service. */
  private post(url: string, body: object, from?: string): Promise<Answer> {
    return ask(url, body, { ...answer, headers: from ? { 'x-forwarded-for': from } : {} });
  }
}

interface Sent {
  altcha?: string | undefined;
  from?: string | undefined;
}

function count(statuses: Statuses, status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}
