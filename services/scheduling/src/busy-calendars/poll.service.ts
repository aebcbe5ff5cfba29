import { randomUUID } from 'node:crypto';
import {
  Clock,
  MetricsService,
  OutboxService,
  RepeatingTasksService,
  turns,
} from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CalendarAddressService } from './address/calendar-address.service.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarReadingService } from './calendar-reading.service.js';

const pollEveryMs = 300_000;

/** Shorter outages are not worth an email; the desk shows them at once. */
const warnAfterMs = 3_600_000;
const maxAtOnce = 3;

/** Runs every few minutes: seals addresses anew, reads calendars, and emails the owner about unreadable ones. */
@Injectable()
export class PollService implements OnApplicationBootstrap {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly reading: CalendarReadingService,
    private readonly addresses: CalendarAddressService,
    private readonly outbox: OutboxService,
    private readonly tasks: RepeatingTasksService,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    metrics.gauge('other_calendars', async () => {
      const all = await calendars.list();
      const failing = all.filter(({ failingSince }) => failingSince !== null).length;
      return [
        { labels: { state: 'failing' }, value: failing },
        { labels: { state: 'readable' }, value: all.length - failing },
      ];
    });
    metrics.gauge('calendar_copy_age_seconds', async () => {
      const readAts = (await calendars.list()).flatMap(({ source, readAt }) =>
        source === 'address' && readAt ? [readAt.getTime()] : [],
      );
      const oldest = Math.min(...readAts);
      return readAts.length > 0 ? [{ value: (clock.now().getTime() - oldest) / 1_000 }] : [];
    });
  }

  /** On every replica: a calendar's claim makes one of them read it at a time. */
  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Read calendars',
      intervalMs: pollEveryMs,
      run: () => this.poll(),
    });
  }

  /** Returns how many calendars it read. */
  async poll(): Promise<number> {
    await this.addresses.sealAnew();
    const due = await this.calendars.findDue();
    const inTurn = turns(maxAtOnce);
    // A calendar that cannot be stored does not block the others. The reading has logged the error.
    const readings = await Promise.allSettled(due.map((id) => inTurn(() => this.reading.read(id))));
    await this.warn();
    if (readings.some(({ status }) => status === 'rejected'))
      throw new Error('Some calendars couldn’t be stored.');
    return due.length;
  }

  /** Once per outage. */
  private async warn(): Promise<void> {
    const now = this.clock.now();
    await this.outbox.transaction(async (manager) => {
      const warned = await this.calendars.markWarned(
        manager,
        new Date(now.getTime() - warnAfterMs),
      );
      for (const { id, failingSince } of warned) {
        const payload = {
          calendarId: id,
          failingSince: Math.floor(failingSince.getTime() / 1_000),
        };
        await this.outbox.enqueue(manager, {
          requestId: randomUUID(),
          emails: [{ name: 'calendar-unreadable', payload }],
        });
      }
    });
  }
}
