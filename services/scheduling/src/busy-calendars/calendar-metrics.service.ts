import { Clock, MetricsService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { CalendarRepository } from './calendar.repository.js';

/** Reports how many calendars can be read, and how old the oldest copy is. */
@Injectable()
export class CalendarMetricsService {
  constructor(calendars: CalendarRepository, clock: Clock, metrics: MetricsService) {
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
}
