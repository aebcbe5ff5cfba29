import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How a calendar is answered. `dead`: the connection closes abruptly, as when the server is down. `hang`: no answer,
 * ever. `cut`: the connection closes halfway. `half`: only the first half of the file, with a matching length.
 */
type StandInBehavior = 'serve' | 'dead' | 'hang' | 'cut' | 'half' | 'html' | 'error';

interface StandInCalendar {
  file: string;
  behavior: StandInBehavior;
  requests: number;
}

export interface StandInEvent {
  /** ISO 8601 UTC. */
  startsAt: string;
  endsAt: string;
  title?: string;
  uid?: string;
}

/** A local calendar provider. Every path is its own calendar, so that tests do not interfere. */
export class CalendarStandIn {
  private readonly calendars = new Map<string, StandInCalendar>();
  private readonly held: (() => void)[] = [];
  private readonly server = createServer((request, response) => this.answer(request, response));

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Its address. */
  set(path: string, file: string, behavior: StandInBehavior = 'serve'): string {
    this.calendars.set(path, { file, behavior, requests: this.requestsFor(path) });
    return this.origin + path;
  }

  behave(path: string, behavior: StandInBehavior): void {
    const { file, requests } = this.at(path);
    this.calendars.set(path, { file, behavior, requests });
  }

  /** Answers the hanging requests with their calendar's current state. */
  release(): void {
    for (const [path, calendar] of this.calendars) {
      if (calendar.behavior === 'hang')
        this.calendars.set(path, { ...calendar, behavior: 'serve' });
    }
    for (const answer of this.held.splice(0)) answer();
  }

  /** Number of requests. */
  requestsFor(path: string): number {
    return this.at(path).requests;
  }

  private at(path: string): StandInCalendar {
    return this.calendars.get(path) ?? { file: calendarFile([]), behavior: 'serve', requests: 0 };
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    const calendar = this.at(pathname);
    this.calendars.set(pathname, { ...calendar, requests: calendar.requests + 1 });
    if (calendar.behavior !== 'hang') serve(calendar, response);
    else this.held.push(() => serve(this.at(pathname), response));
  }
}

function serve({ file, behavior }: StandInCalendar, response: ServerResponse): void {
  switch (behavior) {
    case 'dead':
      response.destroy();
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'text/calendar', 'content-length': file.length });
      response.write(file.slice(0, file.length / 2), () => response.destroy());
      return;
    case 'half':
      response.end(file.slice(0, file.length / 2));
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Log in</p>');
      return;
    case 'error':
      response.writeHead(503).end();
      return;
    case 'hang':
    case 'serve':
      response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(file);
  }
}

/** A calendar file with these events. */
export function calendarFile(events: readonly StandInEvent[]): string {
  const utc = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
  const blocks = events.map(({ startsAt, endsAt, title = 'Busy', uid }, index) =>
    [
      'BEGIN:VEVENT',
      `UID:${uid ?? `event-${index}@calendar.example`}`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART:${utc(startsAt)}`,
      `DTEND:${utc(endsAt)}`,
      `SUMMARY:${title}`,
      'END:VEVENT',
    ].join('\r\n'),
  );
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//stand-in//EN',
    ...blocks,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
