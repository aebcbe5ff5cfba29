import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths, appointmentMinutes } from '@agency/contracts';
import { expect } from '@playwright/test';
import { type Answer, post, someLead } from './api.ts';

const visitors = 4;
/** A rejected visitor retries soon, but not at once. */
const afterRefusalMs = 20;

/** A steady stream of visitors, each sending the form and booking a call, until it is stopped. */
export class VisitorStream {
  readonly contacts: number[] = [];
  readonly appointments: number[] = [];
  readonly errors: Answer[] = [];
  readonly #starts: Iterator<Date>;
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(starts: readonly Date[]) {
    this.#starts = starts.values();
    this.#running = Array.from({ length: visitors }, () => this.#visitors());
  }

  /** Waits until this many more visitors have finished successfully. */
  async flows(count: number): Promise<void> {
    const wanted = this.appointments.length + count;
    await expect(() => {
      if (this.appointments.length < wanted) {
        const last = this.errors.at(-1);
        throw new Error(`Too few bookings; the last error: ${last?.status} ${last?.text}`);
      }
    }).toPass({ timeout: 60_000 });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #visitors(): Promise<void> {
    while (!this.#isOver) {
      const contactId = await this.#send(apiPaths.contacts, someLead);
      if (contactId === undefined) continue;
      this.contacts.push(contactId);
      const { value: startsAt } = this.#starts.next();
      if (!startsAt) throw new Error('The stream has booked every start it was given.');
      const scheduledAt = startsAt.toISOString();
      const booking = { contactId, scheduledAt, duration: appointmentMinutes };
      const id = await this.#send(apiPaths.appointments, booking);
      if (id !== undefined) this.appointments.push(id);
    }
  }

  async #send(path: string, body: unknown): Promise<number | undefined> {
    const answer = await post(path, body);
    if (answer.status === 201) return JSON.parse(answer.text).id;
    this.errors.push(answer);
    await pause(afterRefusalMs);
    return undefined;
  }
}
