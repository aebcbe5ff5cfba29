import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths, callMinutes } from '@agency/contracts';
import { Outages } from './outages.ts';

const visitors = 3;
/** Between two steps of one visitor; three of them make about ten requests a second. */
const betweenSteps = 200;
/** A browser would wait longer; a person would not. */
const patience = 10_000;

/** Where the visitors get their mail. */
export const mailHost = '@visitors.example';

export type Step = 'page' | 'lead' | 'booking';

/** A steady stream of visitors who read a page, send the form and book a call, until it is stopped. */
export class Visitors {
  /** Ids that were acknowledged: from then on they must not be lost. */
  readonly leads: number[] = [];
  readonly bookings: number[] = [];
  readonly outages = new Outages();
  readonly #stream = randomUUID();
  readonly #baseUrl: string;
  readonly #starts: Iterator<Date>;
  readonly #running: Promise<void>[];
  #isOver = false;
  #count = 0;

  constructor(baseUrl: string, starts: Iterator<Date>) {
    this.#baseUrl = baseUrl;
    this.#starts = starts;
    this.#running = Array.from({ length: visitors }, () => this.#visit());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #visit(): Promise<void> {
    while (!this.#isOver) {
      await this.#step('page', () => fetch(`${this.#baseUrl}/services`, this.#limit()), 200);
      const lead = await this.#step(
        'lead',
        () => this.#post(apiPaths.contacts, this.#someone()),
        201,
      );
      if (lead === undefined) continue;
      this.leads.push(lead);
      const { value: startsAt } = this.#starts.next();
      if (!startsAt) throw new Error('Every start has been booked.');
      const call = { contactId: lead, scheduledAt: startsAt.toISOString(), duration: callMinutes };
      const booking = await this.#step(
        'booking',
        () => this.#post(apiPaths.appointments, call),
        201,
      );
      if (booking !== undefined) this.bookings.push(booking);
    }
  }

  /** A lead with an address of her own, so that mails which come twice are seen. */
  #someone() {
    this.#count += 1;
    return {
      name: `Ada Tidewater ${this.#count}`,
      email: `${this.#stream}-${this.#count}${mailHost}`,
      phone: '(910) 555-0100',
    };
  }

  /** The id that was answered; nothing when it failed. */
  async #step(
    step: Step,
    ask: () => Promise<Response>,
    wanted: number,
  ): Promise<number | undefined> {
    const began = performance.now();
    const answer = await ask()
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: Error) => ({ status: 0, text: error.message }));
    const isGood = answer.status === wanted;
    this.outages.note(step, began, performance.now(), isGood ? undefined : answer.status);
    await pause(betweenSteps);
    if (!isGood) return undefined;
    return step === 'page' ? 0 : JSON.parse(answer.text).id;
  }

  #post(path: string, body: unknown): Promise<Response> {
    return fetch(this.#baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...this.#limit(),
    });
  }

  #limit(): RequestInit {
    return { signal: AbortSignal.timeout(patience) };
  }
}
