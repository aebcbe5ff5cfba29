import {
  type AvailabilitySlot,
  type CreateAvailabilityRequest,
  type DayWindow,
  overlapMessage,
  type ReplaceDaysRequest,
  type UpdateAvailabilityRequest,
} from '@agency/contracts';
import {
  execute,
  isExclusionViolation,
  sql,
  TransactionService,
  ValidationException,
} from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { AvailabilityEntity } from './availability.entity.js';

const unknownSlot = 'This availability slot doesn’t exist.';
const changedMessage =
  'These hours have changed since you opened them. Please review them and try again.';
const overlap = { path: 'startTime', message: overlapMessage };

@Injectable()
export class AvailabilityService {
  constructor(
    @InjectRepository(AvailabilityEntity) private readonly slots: Repository<AvailabilityEntity>,
    private readonly transactions: TransactionService,
  ) {}

  list(): Promise<AvailabilitySlot[]> {
    return this.slots.find({ order: { dayOfWeek: 'ASC', startTime: 'ASC' } });
  }

  /** Throws 400 if the slot overlaps another one, which a database constraint checks. */
  async create(request: CreateAvailabilityRequest): Promise<AvailabilitySlot> {
    return this.write((slots) => slots.save(slots.create(request)));
  }

  async update(id: number, { isActive }: UpdateAvailabilityRequest): Promise<AvailabilitySlot> {
    return this.write(async (slots) => {
      const slot = await slots.findOneBy({ id });
      if (!slot) throw new NotFoundException(unknownSlot);
      return slots.save({ ...slot, isActive });
    });
  }

  /**
   * Replaces the windows of whole weekdays, all or nothing. An unchanged window keeps its id. Throws 409 if a day has
   * changed since the version that the change is based on.
   */
  async replaceDays({ days }: ReplaceDaysRequest): Promise<AvailabilitySlot[]> {
    await this.write(async (slots) => {
      const dayNumbers = days.map(({ dayOfWeek }) => dayOfWeek);
      const stored = await slots.findBy({ dayOfWeek: In(dayNumbers) });
      const saved: AvailabilityEntity[] = [];
      for (const { dayOfWeek, windows, before } of days) {
        const ofDay = stored.filter((slot) => slot.dayOfWeek === dayOfWeek);
        if (before && !isSameDay(ofDay, before)) throw new ConflictException(changedMessage);
        for (const window of windows) {
          const kept = ofDay.find((slot) => hasTimes(slot, window));
          saved.push(slots.create({ ...kept, dayOfWeek, ...window }));
        }
      }
      const keptIds = new Set(saved.map(({ id }) => id));
      // Deletes first: a new window may take the time of a removed one.
      await slots.delete({ id: In(stored.map(({ id }) => id).filter((id) => !keptIds.has(id))) });
      await slots.save(saved);
    });
    return this.list();
  }

  async remove(id: number): Promise<void> {
    await this.write(async (slots) => {
      const { affected } = await slots.delete({ id });
      if (!affected) throw new NotFoundException(unknownSlot);
    });
  }

  /** Serialized: two changes based on the same hours cannot both succeed. */
  private async write<Result>(
    change: (slots: Repository<AvailabilityEntity>) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.transactions.run(async (manager) => {
        await execute(manager, sql`LOCK TABLE scheduling.availability IN SHARE ROW EXCLUSIVE MODE`);
        return change(manager.getRepository(AvailabilityEntity));
      });
    } catch (error) {
      if (isExclusionViolation(error)) throw new ValidationException([overlap]);
      throw error;
    }
  }
}

type Times = Pick<AvailabilityEntity, 'startTime' | 'endTime'>;

const hasTimes = (slot: Times, { startTime, endTime }: Times) =>
  slot.startTime === startTime && slot.endTime === endTime;

const isSameDay = (stored: readonly AvailabilityEntity[], before: readonly DayWindow[]) =>
  stored.length === before.length &&
  before.every((window) =>
    stored.some((slot) => hasTimes(slot, window) && slot.isActive === window.isActive),
  );
