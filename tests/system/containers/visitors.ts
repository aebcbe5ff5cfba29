import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths, appointmentMinutes } from '@agency/contracts';
import { type Answer, ask } from './request.ts';

const visitors = 3;
/** Milliseconds between two steps of one visitor; three visitors make about ten requests a second. */
const betweenSteps = 200;
/** A browser would wait longer; a person would not. */
const timeoutMs = 10_000;

/** Where the visitors get their mail. */
export const mailHost = '@visitors.example';

/** A steady stream of visitors who read a page, send the form and book a call, until it is stopped. */
export class Visitors {
  /** Ids that were acknowledged: from then on they must not be lost. */
  readonly leads: number[] = [];
  readonly bookings: number[] = [];
  /** How the requests that failed were answered; 0 stands for no answer. */
  readonly failures: number[] = [];
  private readonly stream = randomUUID();
  private readonly baseUrl: string;
  private readonly starts: Iterator<Date>;
  private readonly running: Promise<void>[];
  private isOver = false;
  private count = 0;

  constructor(baseUrl: string, starts: Iterator<Date>) {
    this.baseUrl = baseUrl;
    this.starts = starts;
    this.running = Array.from({ length: visitors }, () => this.visit());
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async visit(): Promise<void> {
    while (!this.isOver) {
      await this.step('/services', 200);
      const lead = await this.send(apiPaths.contacts, this.someone());
      if (lead === undefined) continue;
      this.leads.push(lead);
      const { value: startsAt } = this.starts.next();
      if (!startsAt) throw new Error('Every start has been booked.');
      const call = {
        contactId: lead,
        scheduledAt: startsAt.toISOString(),
        duration: appointmentMinutes,
      };
      const booking = await this.send(apiPaths.appointments, call);
      if (booking !== undefined) this.bookings.push(booking);
    }
  }

  /** A lead with a unique address, so that duplicate mails are noticed. */
  private someone() {
    this.count += 1;
    return {
      name: `Ada Tidewater ${this.count}`,
      email: `${this.stream}-${this.count}${mailHost}`,
      phone: '(910) 555-0100',
    };
  }

  /** Returns the id in the answer; undefined if the request failed. */
  private async send(path: string, body: object): Promise<number | undefined> {
    const { isGood, text } = await this.step(path, 201, body);
    return isGood ? JSON.parse(text).id : undefined;
  }

  private async step(path: string, wanted: number, body?: object) {
    const { status, text } = await ask(this.baseUrl + path, body, { timeoutMs }).catch(
      (error: Error): Answer => ({ status: 0, text: error.message }),
    );
    const isGood = status === wanted;
    if (!isGood) this.failures.push(status);
    await pause(betweenSteps);
    return { isGood, text };
  }
}
