import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addDays,
  appointmentMinutes,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  easternInstant,
  gridStarts,
  maxUpcomingAppointmentsPerLead,
} from '@agency/contracts';
import type { Product } from './throw-away-product.ts';

/** Bookings that can all succeed: no slot occurs twice, no contact has too many calls. */
export class FreeSlots {
  private readonly product: Product;
  private day: EasternDate;
  private files = 0;

  private constructor(product: Product, firstDay: EasternDate) {
    this.product = product;
    this.day = firstDay;
  }

  /**
   * Starts after the last booked day. Backdates every booking to yesterday from now on: the service counts the last
   * hour's bookings up to twice `SURGE_BOOKINGS_PER_HOUR`, a limit that is raised here, and would count thousands for
   * every new booking.
   */
  static async of(product: Product): Promise<FreeSlots> {
    await product.database.query(
      `CREATE FUNCTION scheduling.bench_book_yesterday() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN NEW.created_at := NEW.created_at - interval '1 day'; RETURN NEW; END $$;
       CREATE TRIGGER bench_book_yesterday BEFORE INSERT ON scheduling.appointments
       FOR EACH ROW EXECUTE FUNCTION scheduling.bench_book_yesterday()`,
    );
    const { rows } = await product.database.query<{ last: Date | null }>(
      'SELECT greatest(max(scheduled_at), now()) AS last FROM scheduling.appointments',
    );
    return new FreeSlots(product, addDays(easternDateOf(rows[0]?.last ?? new Date()), 1));
  }

  /**
   * Writes the bodies of about this many bookings, one per line, and stores their contacts. Adjacent bookings are for
   * different days and contacts, as in real traffic.
   */
  async take(count: number): Promise<string> {
    const times = gridStarts();
    const days = this.nextWeekdays(Math.ceil(count / times.length));
    const contacts = await this.storeContacts(
      Math.ceil((days.length * times.length) / maxUpcomingAppointmentsPerLead),
    );
    const lines = times.flatMap((time, row) =>
      days.map((day, column) =>
        JSON.stringify({
          contactId: contacts[(row * days.length + column) % contacts.length],
          scheduledAt: easternInstant(day, time).toISOString(),
          duration: appointmentMinutes,
        }),
      ),
    );
    const folder = join(this.product.runDir, 'bookings');
    mkdirSync(folder, { recursive: true });
    this.files += 1;
    const file = join(folder, `${this.files}.jsonl`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  }

  private nextWeekdays(count: number): EasternDate[] {
    const days: EasternDate[] = [];
    while (days.length < count) {
      this.day = addDays(this.day, 1);
      const weekday = dayOfWeek(this.day);
      if (weekday !== 0 && weekday !== 6) days.push(this.day);
    }
    return days;
  }

  private async storeContacts(count: number): Promise<number[]> {
    const { rows } = await this.product.database.query<{ id: string }>(
      `INSERT INTO leads.contacts (id, name, email, phone, bot_check)
       SELECT id, 'Avery Bennett', 'avery.' || id || '@example.com', left(id::text, 15), 'missing'
       FROM (SELECT (random() * 2 ^ 52)::bigint + 2 ^ 40 AS id FROM generate_series(1, $1)) AS ids
       RETURNING id`,
      [count],
    );
    // As autovacuum does within a minute. A plan made for empty tables would read them in full.
    await this.product.database.query('VACUUM ANALYZE leads.contacts, scheduling.appointments');
    return rows.map(({ id }) => Number(id));
  }
}
