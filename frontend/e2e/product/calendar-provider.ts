import {
  calendarFile,
  type StandInBehavior,
  type StandInEvent,
} from '../../../infra/test/calendar-stand-in.ts';
import { query } from './database.ts';

let lastPath = 0;

/** A calendar of the owner's at the provider stand-in; no other test uses its address. */
export class ProvidedCalendar {
  readonly address: string;

  constructor() {
    const { CALENDAR_STAND_IN_URL: origin } = process.env;
    if (!origin) throw new Error('CALENDAR_STAND_IN_URL is not set; `make test` sets it.');
    lastPath += 1;
    this.address = `${origin}/private-${process.pid}-${Date.now()}-${lastPath}/basic.ics`;
  }

  async fill(events: readonly StandInEvent[]): Promise<void> {
    await this.put('', calendarFile(events));
  }

  async behave(behavior: StandInBehavior): Promise<void> {
    await this.put(`?behavior=${behavior}`, '');
  }

  private async put(search: string, body: string): Promise<void> {
    const answer = await fetch(this.address + search, { method: 'PUT', body });
    if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}.`);
  }
}

/** Ages the copies by two minutes, so that the next booking reads them again. */
export async function ageCopies(): Promise<void> {
  await query(
    `UPDATE scheduling.calendars SET read_at = read_at - interval '2 minutes',
       tried_at = tried_at - interval '2 minutes'`,
  );
}

export async function removeCalendar(name: string): Promise<void> {
  await query('DELETE FROM scheduling.calendars WHERE name = $1', [name]);
}
