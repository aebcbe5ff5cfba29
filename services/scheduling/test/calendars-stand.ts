import { apiPaths, type Calendar } from '@agency/contracts';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { PollService } from '../src/busy-calendars/poll.service.js';
import type { SchedulingEnv } from '../src/env.js';
import { CalendarStandIn, calendarFile, type StandInEvent } from './calendar-stand-in.js';
import { emptyCalendar, friday, setTime, signIn, startScheduling } from './scheduling-app.js';
import { monday } from './scheduling-suite.js';

export const calendarSecret = 'a third secret of more than thirty-two characters';

/** A busy half hour of that Monday, or another length. */
export function busyAt(
  time: string,
  { minutes = 30, title }: { minutes?: number; title?: string } = {},
): StandInEvent {
  const startsAt = monday(time);
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return { startsAt, endsAt, ...(title && { title }) };
}

/** The service with a calendar provider. */
export class CalendarsStand {
  readonly provider = new CalendarStandIn();
  app!: NestFastifyApplication;
  private lastPath = 0;

  /** Registers its own hooks: each test starts without calendars and calls. */
  constructor() {
    beforeAll(async () => {
      await this.provider.start();
      this.app = await this.start();
    });
    beforeEach(emptyCalendar);
    afterAll(() => this.provider.stop());
  }

  /** Only a test's own requests read calendars. */
  async start(overrides: Partial<SchedulingEnv> = {}): Promise<NestFastifyApplication> {
    const start = jest.spyOn(PollService.prototype, 'onApplicationBootstrap');
    start.mockImplementation(() => undefined);
    return this.startPolling(overrides).finally(() => start.mockRestore());
  }

  startPolling(overrides: Partial<SchedulingEnv> = {}): Promise<NestFastifyApplication> {
    const settings = { CALENDAR_SECRET: calendarSecret, CALENDAR_STAND_IN: this.provider.origin };
    return startScheduling({ ...settings, ...overrides });
  }

  /** Polls once. */
  poll(app = this.app): Promise<number> {
    return app.get(PollService).poll();
  }

  /** This many minutes after noon. */
  setMinute(minute: number, app = this.app): void {
    setTime(app, new Date(friday.getTime() + minute * 60_000));
  }

  /** Resolves once the provider has had this many requests. */
  untilAsked(path: string, times: number): Promise<void> {
    return until(async () => this.provider.requestsFor(path) >= times);
  }

  /** The desk's view of the only calendar. */
  async only(app = this.app): Promise<Calendar> {
    const [calendar] = (await this.ask('GET', '', undefined, app)).json();
    return calendar;
  }

  /** A path of the provider that no other test uses, with these events. */
  offer(events: readonly StandInEvent[]): string {
    this.lastPath += 1;
    const path = `/private-0123456789abcdef${1_000 + this.lastPath}/basic.ics`;
    this.provider.set(path, calendarFile(events));
    return path;
  }

  /** A request by the owner. */
  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path = '',
    payload?: object | string,
    app = this.app,
  ): Promise<LightMyRequestResponse> {
    const headers = {
      ...(await signIn()),
      ...(typeof payload === 'string' && { 'content-type': 'text/calendar' }),
    };
    return app.inject({
      method,
      url: apiPaths.calendars + path,
      headers,
      ...(payload !== undefined && { payload }),
    });
  }

  /** Adds the provider's calendar at a path. */
  async add(path: string, more: object = {}): Promise<LightMyRequestResponse> {
    const address = this.provider.origin + path;
    return this.ask('POST', '', { name: 'Private', color: 'blue', address, ...more });
  }

  /** Like `add`, and returns its id. */
  async added(path: string, more: object = {}): Promise<number> {
    const answer = await this.add(path, more);
    expect(answer.statusCode).toBe(201);
    return answer.json().id;
  }
}
