import type { AppointmentInside, SaveTimeOffRequest, TimeOff } from '@agency/contracts';
import { Clock, TransactionService, ValidationException } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { AppointmentsInsideRepository } from './appointments-inside.repository.js';
import { TimeOffEntity } from './time-off.entity.js';

const unknownTimeOff = 'This time off has already been removed.';
const over = { path: 'endsAt', message: 'This time has already passed.' };

/** The owner's time off. Calls inside stay booked: they are listed, and the owner moves or cancels them. */
@Injectable()
export class TimeOffService {
  constructor(
    @InjectRepository(TimeOffEntity) private readonly timeOff: Repository<TimeOffEntity>,
    private readonly inside: AppointmentsInsideRepository,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  /** Current and upcoming time off, earliest first. */
  async list(): Promise<TimeOff[]> {
    const rows = await this.timeOff.find({
      where: { endsAt: MoreThan(this.clock.now()) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    return this.present(rows);
  }

  async create(request: SaveTimeOffRequest): Promise<TimeOff> {
    const row = await this.transactions.run((manager) =>
      manager.save(manager.create(TimeOffEntity, this.read(request))),
    );
    return this.presentOne(row);
  }

  async update(id: number, request: SaveTimeOffRequest): Promise<TimeOff> {
    const row = await this.transactions.run(async (manager) => {
      await manager.update(TimeOffEntity, { id }, this.read(request));
      return manager.findOneBy(TimeOffEntity, { id });
    });
    if (!row) throw new NotFoundException(unknownTimeOff);
    return this.presentOne(row);
  }

  async remove(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.delete(TimeOffEntity, { id });
      if (!affected) throw new NotFoundException(unknownTimeOff);
    });
  }

  private read({ startsAt, endsAt, isAllDay, note }: SaveTimeOffRequest) {
    const end = new Date(endsAt);
    if (end <= this.clock.now()) throw new ValidationException([over]);
    return { startsAt: new Date(startsAt), endsAt: end, isAllDay, note: note || null };
  }

  private async presentOne(row: TimeOffEntity): Promise<TimeOff> {
    const [shown] = await this.present([row]);
    if (!shown) throw new NotFoundException(unknownTimeOff);
    return shown;
  }

  private async present(rows: readonly TimeOffEntity[]): Promise<TimeOff[]> {
    const calls = await this.inside.find(rows);
    return rows.map((row, index) => toTimeOff(row, calls[index] ?? []));
  }
}

/** Time off and the calls inside, as the owner sees them. */
function toTimeOff(entity: TimeOffEntity, calls: AppointmentInside[]): TimeOff {
  const { id, startsAt, endsAt, isAllDay, note } = entity;
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isAllDay,
    note,
    calls,
  };
}
