import type { OwnerSlots, Slots, SlotsQuery } from '@agency/contracts';
import { Clock, type PreparedAnswer } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookableDays } from './bookable-days.js';
import { SharedRead } from './shared-read.js';
import { readSlotFacts, type SlotFacts } from './slot-facts.js';

/** Tells which days and times can be booked, by what the database holds at this moment (docs/decisions/064). */
@Injectable()
export class SlotsService {
  private current: { facts: SlotFacts; days: BookableDays } | undefined;
  private readonly bookableDays = new SharedRead(() => this.read());

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(query: SlotsQuery): Promise<PreparedAnswer<Slots>> {
    return (await this.bookableDays.get()).forVisitors(query);
  }

  async listForOwner(query: SlotsQuery): Promise<PreparedAnswer<OwnerSlots>> {
    return (await this.bookableDays.get()).forOwner(query);
  }

  private async read(): Promise<BookableDays> {
    const facts = await readSlotFacts(this.dataSource, this.clock.now(), this.current?.facts);
    if (this.current?.facts !== facts) this.current = { facts, days: new BookableDays(facts) };
    return this.current.days;
  }
}
